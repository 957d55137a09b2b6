import type { TemplateQuery } from '@perga/contracts'
import { sql } from 'kysely'
import type { Work } from '../platform/work.ts'
import { tables } from './tables.ts'
import { VERSION_TEXTS } from './template-texts.ts'

const PAGE_SIZE = 50
const MOST_WORDS = 10

/** The approved templates with everything that names them; read-only. */
export function registryStore(db: Work) {
  return {
    /** One page of what a query finds, and how much there is. */
    async search({ page, ...query }: TemplateQuery) {
      const found = matching(db, query)
      const rows = await found
        .orderBy('template.institution_code')
        .orderBy('version.title_el')
        .orderBy('template.blueprint_id')
        .limit(PAGE_SIZE)
        .offset((page - 1) * PAGE_SIZE)
        .execute()
      const { total } = await found
        .clearSelect()
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return { rows, total: Number(total), pages: Math.max(1, Math.ceil(Number(total) / PAGE_SIZE)) }
    },
    find: (blueprintId: string) => approved(db).where('template.blueprint_id', '=', blueprintId).executeTakeFirst(),
    findByTitle: (institution: string, titleId: string) =>
      approved(db)
        .where('template.institution_code', '=', institution)
        .where('template.title_id', '=', titleId)
        .executeTakeFirst(),
    ofInstitution: (institution: string) =>
      approved(db)
        .where('template.institution_code', '=', institution)
        .orderBy('maintainer.name_el')
        .orderBy('issuer.name_el')
        .orderBy('curriculum.name_el')
        .orderBy('version.title_el')
        .orderBy('template.blueprint_id')
        .execute(),
    versions: (templateId: string) => versionsOf(db, templateId),
    /** Every institution with its number of approved templates. */
    counts: () =>
      tables(db)
        .selectFrom('institution_names as institutions')
        .leftJoin('templates', (join) =>
          join.onRef('templates.institution_code', '=', 'institutions.code').on('current_version_id', 'is not', null),
        )
        .select(['institutions.code', 'institutions.name_el', 'institutions.name_en'])
        .select(({ fn }) => fn.count<number>('templates.id').as('count'))
        .groupBy(['institutions.code', 'institutions.name_el', 'institutions.name_en'])
        .orderBy('institutions.name_el')
        .execute(),
  }
}
export type RegistryStore = ReturnType<typeof registryStore>
export type ApprovedTemplate = NonNullable<Awaited<ReturnType<RegistryStore['find']>>>
export type ApprovedVersion = Awaited<ReturnType<RegistryStore['versions']>>[number]

function approved(db: Work) {
  return tables(db)
    .selectFrom('templates as template')
    .innerJoin('template_versions as version', 'version.id', 'template.current_version_id')
    .innerJoin('department_places as issuer', 'issuer.id', 'version.issuing_department_id')
    .innerJoin('department_places as maintainer', (join) =>
      join.on((on) => on('maintainer.id', '=', on.fn.coalesce('issuer.maintainer_id', 'issuer.id'))),
    )
    .innerJoin('institution_names as institution', 'institution.code', 'template.institution_code')
    .leftJoin('curricula as curriculum', 'curriculum.id', 'version.curriculum_id')
    .select([
      ...(['template.id', 'template.blueprint_id', 'template.title_id', 'template.institution_code'] as const),
      ...(['version.id as version_id', 'version.version', 'version.approved_at', 'version.level_code'] as const),
      ...VERSION_TEXTS,
      ...(['version.isced_field', 'version.issuing_department_id', 'version.curriculum_id'] as const),
      ...(['issuer.name_el as issuer_el', 'issuer.name_en as issuer_en'] as const),
      ...(['maintainer.id as maintainer_id', 'maintainer.minedu_id'] as const),
      ...(['maintainer.name_el as maintainer_el', 'maintainer.name_en as maintainer_en'] as const),
      ...(['institution.name_el as institution_el', 'institution.name_en as institution_en'] as const),
      ...(['curriculum.name_el as curriculum_el', 'curriculum.name_en as curriculum_en'] as const),
      'curriculum.isced_fields as curriculum_fields',
    ])
}

function matching(db: Work, query: Omit<TemplateQuery, 'page'>) {
  let found = approved(db)
  if (query.institution) found = found.where('template.institution_code', '=', query.institution)
  if (query.level) found = found.where('version.level_code', 'like', `${query.level}%`)
  const { department } = query
  if (department) {
    found = found.where((where) =>
      where.or([where('maintainer.id', '=', department), where('issuer.id', '=', department)]),
    )
  }
  for (const word of wordsOf(query.q ?? '')) found = found.where(standsIn(word))
  return found
}

function wordsOf(text: string): string[] {
  return text.normalize('NFC').split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS)
}

/** A word stands in a title, in the blueprint id, or in a name, past or present, of institution or department. */
function standsIn(word: string) {
  const pattern = `%${word.replace(/[\\%_]/gu, (sign) => `\\${sign}`)}%`
  return sql<boolean>`(
    version.search_key like fold_text(${pattern})
    or fold_text(template.blueprint_id) like fold_text(${pattern})
    or template.title_id = ${word}
    or maintainer.id in (select coalesce(maintainer_id, id) from department_places as departments where search_key like fold_text(${pattern}))
    or template.institution_code in (
      select code from institution_names as institutions where fold_text(name_el || ' ' || name_en || ' ' || code) like fold_text(${pattern})
      union all
      select institution_code from former_institution_names as former_names
        where fold_text(name_el || ' ' || coalesce(name_en, '')) like fold_text(${pattern})
    )
  )`
}

function versionsOf(db: Work, templateId: string) {
  return tables(db)
    .selectFrom('template_versions as version')
    .innerJoin('department_places as issuer', 'issuer.id', 'version.issuing_department_id')
    .leftJoin('curricula as curriculum', 'curriculum.id', 'version.curriculum_id')
    .select([
      ...(['version.version', 'version.approved_at', 'version.level_code', 'version.isced_field'] as const),
      ...VERSION_TEXTS,
      ...([
        'issuer.id as issuing_department_id',
        'issuer.name_el as issuer_el',
        'issuer.name_en as issuer_en',
      ] as const),
      ...(['curriculum.id as curriculum_id', 'curriculum.name_el as curriculum_el'] as const),
      'curriculum.name_en as curriculum_en',
    ])
    .where('version.template_id', '=', templateId)
    .orderBy('version.version', 'desc')
    .execute()
}
