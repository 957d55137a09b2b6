import { type EducationLevel, levelOf, parseLevelCode } from '@perga/domain'
import { directoryVersions } from '../directory/directory-versions.ts'
import { isOrMergedInto } from '../directory/merged-institutions.ts'
import type { Work } from '../platform/work.ts'
import { tables } from './tables.ts'
import { type TemplateTexts, VERSION_TEXTS } from './template-texts.ts'

/** The versions of degree templates, read as what a diploma takes from them. */
export function templateStore(db: Work) {
  return {
    /**
     * The newest version for each `title_id` of an institution, or else of one that was merged into it; unknown ones are absent.
     */
    current: (institution: string, titleIds: readonly string[]) => current(db, institution, titleIds),
    /** The newest version of each of these titles, of whatever institutions: a look-up that is undefined where unknown. */
    currentOf: (titles: readonly TitleName[]) => currentOf(db, titles),
    /** A version, with the names of institutions and departments as they are, or as they were `at` a moment (row I14). */
    async find(versionId: string, at?: Date): Promise<TemplateVersion | undefined> {
      const row = await versionsOf(db).where('version.id', '=', versionId).executeTakeFirst()
      if (row === undefined) return undefined
      return withLevel(at === undefined ? row : { ...row, ...(await namesAt(db, row, at)) })
    },
  }
}
export type TemplateStore = ReturnType<typeof templateStore>

/** How an institution names a title of its degrees. */
export interface TitleName {
  institution: string
  titleId: string
}

function versionsOf(db: Work) {
  return (
    tables(db)
      .selectFrom('template_versions as version')
      .innerJoin('templates as template', 'template.id', 'version.template_id')
      .innerJoin('department_places as issuer', 'issuer.id', 'version.issuing_department_id')
      .innerJoin('department_places as maintainer', (join) =>
        join.on((on) => on('maintainer.id', '=', on.fn.coalesce('issuer.maintainer_id', 'issuer.id'))),
      )
      .innerJoin('institution_names as issuer_institution', 'issuer_institution.code', 'issuer.institution_code')
      .innerJoin(
        'institution_names as maintainer_institution',
        'maintainer_institution.code',
        'maintainer.institution_code',
      )
      .select([
        'version.id',
        'template.institution_code',
        'template.title_id',
        'version.level_code',
        ...VERSION_TEXTS,
        'issuer.name_el as issuing_unit_el',
        'issuer.name_en as issuing_unit_en',
        'maintainer.name_el as maintaining_unit_el',
        'maintainer.name_en as maintaining_unit_en',
        'maintainer_institution.name_el as maintaining_institution_el',
        'maintainer_institution.name_en as maintaining_institution_en',
        'maintainer_institution.code as maintaining_institution_code',
        'issuer.id as issuer_id',
        'issuer.institution_code as issuing_institution_code',
        'maintainer.id as maintainer_id',
      ])
      // A degree names its institution as it was called when it issued the degree.
      .select(({ fn }) => [
        fn.coalesce('issuer.former_institution_el', 'issuer_institution.name_el').as('issuing_institution_el'),
        fn.coalesce('issuer.former_institution_en', 'issuer_institution.name_en').as('issuing_institution_en'),
      ])
  )
}

async function current(
  db: Work,
  institution: string,
  titleIds: readonly string[],
): Promise<Map<string, TemplateVersion>> {
  if (titleIds.length === 0) return new Map()
  const rows = await versionsOf(db)
    .distinctOn('template.title_id')
    .where('template.institution_code', 'in', (codes) =>
      codes.selectFrom('institution_names as institutions').select('code').where(isOrMergedInto(institution)),
    )
    .where('template.title_id', 'in', [...titleIds])
    .orderBy('template.title_id')
    .orderBy((own) => own('template.institution_code', '=', institution), 'desc')
    .orderBy('template.institution_code')
    .orderBy('version.version', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.title_id, withLevel(row)]))
}

async function currentOf(
  db: Work,
  titles: readonly TitleName[],
): Promise<(title: TitleName) => TemplateVersion | undefined> {
  if (titles.length === 0) return () => undefined
  const rows = await versionsOf(db)
    .distinctOn('version.template_id')
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('template.institution_code', 'template.title_id'),
        'in',
        titles.map(({ institution, titleId }) => tuple(institution, titleId)),
      ),
    )
    .orderBy('version.template_id')
    .orderBy('version.version', 'desc')
    .execute()
  const found = new Map<string, TemplateVersion>(
    rows.map((row) => [`${row.institution_code} ${row.title_id}`, withLevel(row)]),
  )
  // A title of an institution that was merged is known under that institution's code.
  for (const { institution, titleId } of titles) {
    const name = `${institution} ${titleId}`
    const merged = found.has(name) ? undefined : (await current(db, institution, [titleId])).get(titleId)
    if (merged !== undefined) found.set(name, merged)
  }
  return ({ institution, titleId }) => found.get(`${institution} ${titleId}`)
}

interface Origin {
  issuer_id: string
  issuing_institution_code: string
  maintainer_id: string
  maintaining_institution_code: string
}

/** What was called otherwise at that moment; almost always nothing. */
async function namesAt(db: Work, row: Origin, at: Date): Promise<Partial<TemplateVersion>> {
  const versions = directoryVersions(db)
  const objects = [row.issuer_id, row.issuing_institution_code, row.maintainer_id, row.maintaining_institution_code]
  if (!(await versions.hasChangedSince(objects, at))) return {}
  const issuer = await versions.departmentAt(row.issuer_id, at)
  const maintainer = await versions.departmentAt(issuer.maintainer_id ?? issuer.id, at)
  const issuing = await versions.institutionAt(issuer.institution_code, at)
  const maintaining = await versions.institutionAt(maintainer.institution_code, at)
  return {
    issuing_unit_el: issuer.name_el,
    issuing_unit_en: issuer.name_en,
    issuing_institution_el: issuer.former_institution_el ?? issuing.name_el,
    issuing_institution_en: issuer.former_institution_en ?? issuing.name_en,
    maintaining_unit_el: maintainer.name_el,
    maintaining_unit_en: maintainer.name_en,
    maintaining_institution_el: maintaining.name_el,
    maintaining_institution_en: maintaining.name_en,
    maintaining_institution_code: maintaining.code,
  }
}

/** What a diploma takes from its template's version. */
export interface TemplateVersion extends TemplateTexts {
  id: string
  institution_code: string
  title_id: string
  level: EducationLevel
  issuing_unit_el: string
  issuing_unit_en: string
  issuing_institution_el: string
  issuing_institution_en: string
  maintaining_unit_el: string
  maintaining_unit_en: string
  maintaining_institution_el: string
  maintaining_institution_en: string
  maintaining_institution_code: string
  /** Our id of the department that keeps the data today. */
  maintainer_id: string
}

function withLevel<Row extends { level_code: string }>(row: Row): Row & { level: EducationLevel } {
  const code = parseLevelCode(row.level_code)
  if (code === null) throw new Error(`a template has the unknown level code ${row.level_code}`)
  return { ...row, level: levelOf(code) }
}
