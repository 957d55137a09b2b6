import type { TemplateContent } from '@perga/contracts'
import { levelOf, parseLevelCode, refuseUnless } from '@perga/domain'
import type { Work } from '../platform/work.ts'
import { curriculumStore } from './curriculum-store.ts'

/**
 * Holds a template against its place in the tree (spec 2 §3.6): the issuing department is the institution's, the curriculum is of the
 * department that keeps its archive, level and field of education are the curriculum's. Throws the first refusal.
 */
export async function checkContent(content: TemplateContent, institution: string, db: Work): Promise<void> {
  const store = curriculumStore(db)
  const issuer = await store.findDepartment(content.issuingDepartmentId)
  refuseUnless(issuer?.institution_code === institution, 'template_department_wrong')
  const curriculum = await store.find(content.curriculumId)
  refuseUnless(curriculum?.department_id === (issuer.maintainer_id ?? issuer.id), 'template_curriculum_wrong')
  const code = parseLevelCode(content.levelCode)
  refuseUnless(code !== null && levelOf(code) === curriculum.level, 'template_level_wrong')
  refuseUnless(curriculum.isced_fields.includes(content.iscedField), 'template_field_wrong')
}
