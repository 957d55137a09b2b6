import type { Work } from '../platform/work.ts'
import { tables } from './tables.ts'

/** The departments of institutions: those that keep the data today and those under whose names degrees were issued. */
export function departmentStore(db: Work) {
  return {
    /** The names of an institution's departments and of those merged into it, each once, past ones among them. */
    namesOf: (institutionCode: string) =>
      tables(db)
        .selectFrom('departments')
        .select(['name_el', 'name_en'])
        .distinctOn('name_el')
        .where((department) =>
          department.or([
            department('institution_code', '=', institutionCode),
            department('institution_code', 'in', (merged) =>
              merged.selectFrom('institutions').select('code').where('merged_into', '=', institutionCode),
            ),
          ]),
        )
        .orderBy('name_el')
        .orderBy('kind')
        .execute(),
    /** The maintaining departments that the ministry's codes name: the institution's, or with null those of all. */
    maintaining: async (institutionCode: string | null, mineduIds: readonly string[]) =>
      mineduIds.length === 0
        ? []
        : tables(db)
            .selectFrom('departments')
            .select(['minedu_id', 'name_el', 'name_en'])
            .$if(institutionCode !== null, (query) => query.where('institution_code', '=', institutionCode))
            .where('kind', '=', 'maintaining')
            .where('minedu_id', 'in', mineduIds)
            .execute(),
  }
}
export type DepartmentStore = ReturnType<typeof departmentStore>
