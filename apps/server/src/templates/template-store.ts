import { type EducationLevel, levelOf, parseLevelCode } from '@perga/domain'
import type { Database } from '../platform/database.ts'

/** The versions of degree templates, read as what a diploma takes from them. */
export function templateStore(db: Database) {
  const versions = () =>
    db
      .selectFrom('template_versions as version')
      .innerJoin('templates as template', 'template.id', 'version.template_id')
      .innerJoin('departments as issuer', 'issuer.id', 'version.issuing_department_id')
      .innerJoin('departments as maintainer', (join) =>
        join.on((on) => on('maintainer.id', '=', on.fn.coalesce('issuer.maintainer_id', 'issuer.id'))),
      )
      .innerJoin('institutions as issuer_institution', 'issuer_institution.code', 'issuer.institution_code')
      .innerJoin('institutions as maintainer_institution', 'maintainer_institution.code', 'maintainer.institution_code')
      .select([
        'version.id',
        'template.institution_code',
        'template.title_id',
        'version.level_code',
        'version.title_el',
        'version.title_en',
        'version.notes_el',
        'version.notes_en',
        'issuer.name_el as issuing_unit_el',
        'issuer.name_en as issuing_unit_en',
        'maintainer.name_el as maintaining_unit_el',
        'maintainer.name_en as maintaining_unit_en',
        'maintainer_institution.name_el as maintaining_institution_el',
        'maintainer_institution.name_en as maintaining_institution_en',
        'maintainer_institution.code as maintaining_institution_code',
      ])
      // A degree names its institution as it was called when it issued the degree.
      .select(({ fn }) => [
        fn.coalesce('issuer.former_institution_el', 'issuer_institution.name_el').as('issuing_institution_el'),
        fn.coalesce('issuer.former_institution_en', 'issuer_institution.name_en').as('issuing_institution_en'),
      ])
  return {
    /** The newest version for each `title_id` of an institution; unknown ones are absent. */
    async current(institution: string, titleIds: readonly string[]): Promise<Map<string, TemplateVersion>> {
      if (titleIds.length === 0) return new Map()
      const rows = await versions()
        .distinctOn('version.template_id')
        .where('template.institution_code', '=', institution)
        .where('template.title_id', 'in', [...titleIds])
        .orderBy('version.template_id')
        .orderBy('version.version', 'desc')
        .execute()
      return new Map(rows.map((row) => [row.title_id, withLevel(row)]))
    },
    /** The newest version of each of these titles, of whatever institutions: a look-up that is undefined where unknown. */
    async currentOf(titles: readonly TitleName[]): Promise<(title: TitleName) => TemplateVersion | undefined> {
      if (titles.length === 0) return () => undefined
      const rows = await versions()
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
      return ({ institution, titleId }) => {
        const row = rows.find((known) => known.institution_code === institution && known.title_id === titleId)
        return row && withLevel(row)
      }
    },
    async find(versionId: string): Promise<TemplateVersion | undefined> {
      const row = await versions().where('version.id', '=', versionId).executeTakeFirst()
      return row && withLevel(row)
    },
  }
}
export type TemplateStore = ReturnType<typeof templateStore>

/** How an institution names a title of its degrees. */
export interface TitleName {
  institution: string
  titleId: string
}

/** What a diploma takes from its template's version. */
export interface TemplateVersion {
  id: string
  institution_code: string
  title_id: string
  level: EducationLevel
  title_el: string
  title_en: string
  notes_el: string | null
  notes_en: string | null
  issuing_unit_el: string
  issuing_unit_en: string
  issuing_institution_el: string
  issuing_institution_en: string
  maintaining_unit_el: string
  maintaining_unit_en: string
  maintaining_institution_el: string
  maintaining_institution_en: string
  maintaining_institution_code: string
}

function withLevel<Row extends { level_code: string }>(row: Row): Row & { level: EducationLevel } {
  const code = parseLevelCode(row.level_code)
  if (code === null) throw new Error(`a template has the unknown level code ${row.level_code}`)
  return { ...row, level: levelOf(code) }
}
