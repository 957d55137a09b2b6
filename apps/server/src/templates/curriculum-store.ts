import type { Curriculum } from '@perga/domain'
import type { Work } from '../platform/work.ts'
import { tables } from './tables.ts'

/** Curricula, and the departments that keep and issue them. */
export function curriculumStore(db: Work) {
  return {
    findDepartment: (id: string) =>
      tables(db)
        .selectFrom('department_places as departments')
        .select(['id', 'institution_code', 'kind', 'maintainer_id', 'name_el', 'name_en'])
        .where('id', '=', id)
        .executeTakeFirst(),
    departments: (institution: string) =>
      tables(db)
        .selectFrom('department_places as departments')
        .select(['id', 'kind', 'maintainer_id', 'minedu_id', 'name_el', 'name_en'])
        .where('institution_code', '=', institution)
        .orderBy('name_el')
        .orderBy('id')
        .execute(),
    /** The curriculum with the institution of its department. */
    find: (id: string) => withDepartment(db).where('curriculum.id', '=', id).executeTakeFirst(),
    /** Those of the departments that keep archives for an institution's templates. */
    ofInstitution: (institution: string) =>
      withDepartment(db)
        .where('department.institution_code', '=', institution)
        .orderBy('curriculum.name_el')
        .orderBy('curriculum.id')
        .execute(),
    isRevised: async (id: string): Promise<boolean> =>
      (await tables(db).selectFrom('curricula').select('id').where('revises_id', '=', id).execute()).length > 0,
    async insert(row: Curriculum & { id: string; departmentId: string; revisesId: string | null; now: Date }) {
      await tables(db)
        .insertInto('curricula')
        .values({
          ...{ id: row.id, department_id: row.departmentId, name_el: row.nameEl, name_en: row.nameEn },
          ...{ level: row.level, isced_fields: [...row.iscedFields], valid_from: row.validFrom, valid_to: row.validTo },
          ...{ revises_id: row.revisesId, created_at: row.now },
        })
        .execute()
    },
    async changePeriod(id: string, { validFrom, validTo }: Pick<Curriculum, 'validFrom' | 'validTo'>) {
      await tables(db)
        .updateTable('curricula')
        .set({ valid_from: validFrom, valid_to: validTo })
        .where('id', '=', id)
        .execute()
    },
  }
}
export type CurriculumStore = ReturnType<typeof curriculumStore>
export type CurriculumRow = NonNullable<Awaited<ReturnType<CurriculumStore['find']>>>

function withDepartment(db: Work) {
  return tables(db)
    .selectFrom('curricula as curriculum')
    .innerJoin('department_places as department', 'department.id', 'curriculum.department_id')
    .selectAll('curriculum')
    .select((select) => [
      'department.institution_code',
      select
        .exists(
          select.selectFrom('curricula as next').select('next.id').whereRef('next.revises_id', '=', 'curriculum.id'),
        )
        .$castTo<boolean>()
        .as('is_revised'),
    ])
}
