import type { TemplateChoices } from '@perga/contracts'
import type { Work } from '../platform/work.ts'
import { curriculumStore } from './curriculum-store.ts'
import { curriculumOf } from './save-curriculum.ts'

/** What the edit form of an institution's templates offers: its departments and curricula. */
export async function listChoices(institution: string, db: Work): Promise<TemplateChoices> {
  const store = curriculumStore(db)
  const departments = await store.departments(institution)
  const curricula = await store.ofInstitution(institution)
  return {
    departments: departments.map(({ id, kind, maintainer_id, name_el, name_en }) => ({
      ...{ id, name: { el: name_el, en: name_en }, maintainerId: maintainer_id ?? id },
      isMaintaining: kind === 'maintaining',
    })),
    curricula: curricula.map((row) => ({
      ...{ id: row.id, departmentId: row.department_id, isRevised: row.is_revised },
      ...curriculumOf(row),
      iscedFields: [...row.isced_fields],
    })),
  }
}
