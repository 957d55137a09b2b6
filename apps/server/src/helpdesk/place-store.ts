import { compareGreek, nameKey } from '@perga/domain'
import { isOrMergedInto } from '../directory/merged-institutions.ts'
import type { Work } from '../platform/work.ts'
import { tables } from './tables.ts'

/** A name of a department, and the maintaining department that keeps its data today. */
interface DepartmentName {
  id: string
  name_el: string
  name_en: string
  maintainer: string
}

/** Where requests can lie: the institutions that take them, and the departments that keep the data. */
export function placeStore(db: Work) {
  return { ...institutionPlaces(db), ...departmentPlaces(db) }
}
export type PlaceStore = ReturnType<typeof placeStore>
export type MaintainingDepartment = Awaited<ReturnType<PlaceStore['maintaining']>>[number]

function institutionPlaces(db: Work) {
  return {
    /** Every institution that was not merged into another, whether it takes requests, and how to reach it. */
    async offers() {
      const rows = await tables(db)
        .selectFrom('institution_names as institutions')
        .leftJoin('helpdesk_settings', 'helpdesk_settings.institution_code', 'institutions.code')
        .select(({ fn }) => [
          ...(['code', 'name_el', 'name_en', 'takes_requests'] as const),
          fn.coalesce('helpdesk_settings.contact', 'institutions.email').as('contact'),
        ])
        .where('merged_into', 'is', null)
        .execute()
      return rows
        .map((row) => ({ ...row, takes_requests: row.takes_requests ?? false }))
        .sort((one, other) => compareGreek(one.name_el, other.name_el))
    },

    /** Whether citizens can send requests to the institution. */
    async takesRequests(institution: string): Promise<boolean> {
      const row = await tables(db)
        .selectFrom('helpdesk_settings')
        .select('takes_requests')
        .where('institution_code', '=', institution)
        .executeTakeFirst()
      return row?.takes_requests ?? false
    },

    /** The institution that answers for this one today; undefined where there is none of this code. */
    async answering(institution: string): Promise<string | undefined> {
      const row = await tables(db)
        .selectFrom('institution_names as institutions')
        .select(({ fn }) => fn.coalesce('merged_into', 'code').as('code'))
        .where('code', '=', institution)
        .executeTakeFirst()
      return row?.code
    },

    /** The institution as a whole, as a place among its departments: code `0` (spec 2 §6). */
    async whole(institution: string) {
      const names = await tables(db)
        .selectFrom('institution_names as institutions')
        .select(['name_el', 'name_en'])
        .where('code', '=', institution)
        .executeTakeFirstOrThrow()
      return { maintainer_id: '0', ...names }
    },
  }
}

function departmentPlaces(db: Work) {
  return {
    /**
     * The names of an institution's departments, past ones too, and those of institutions that were merged into it; each name once for
     * each department that keeps its data.
     */
    departmentNames: (institution: string) => departmentNames(db, institution),

    /** The one department that keeps the data of what is called `name`; null where none is, or several are. */
    async departmentCalled(institution: string, name: string): Promise<string | null> {
      const key = nameKey(name)
      const called = (await departmentNames(db, institution)).filter(
        ({ name_el, name_en }) => key !== '' && (nameKey(name_el) === key || nameKey(name_en) === key),
      )
      const [maintainer, ...others] = new Set(called.map((one) => one.maintainer))
      return maintainer === undefined || others.length > 0 ? null : maintainer
    },

    /** The maintaining departments of an institution that have a code of the ministry's, in Greek order. */
    async maintaining(institution: string) {
      const rows = await tables(db)
        .selectFrom('department_places as departments')
        .select(['id', 'minedu_id', 'name_el', 'name_en'])
        .where('institution_code', '=', institution)
        .where('kind', '=', 'maintaining')
        .where('minedu_id', 'is not', null)
        .execute()
      return rows
        .map(({ minedu_id, ...row }) => ({ ...row, maintainer_id: minedu_id ?? '' }))
        .sort((one, other) => compareGreek(one.name_el, other.name_el))
    },
  }
}

async function departmentNames(db: Work, institution: string): Promise<DepartmentName[]> {
  const rows = await tables(db)
    .selectFrom('department_places as departments')
    .select(({ fn }) => ['id', 'kind', 'name_el', 'name_en', fn.coalesce('maintainer_id', 'id').as('maintainer')])
    .where('institution_code', 'in', (codes) =>
      codes.selectFrom('institution_names as institutions').select('code').where(isOrMergedInto(institution)),
    )
    .orderBy('kind', 'desc')
    .orderBy('id')
    .execute()
  const once = new Map(rows.toReversed().map((row) => [`${nameKey(row.name_el)} ${row.maintainer}`, row]))
  return [...once.values()].sort((one, other) => compareGreek(one.name_el, other.name_el))
}
