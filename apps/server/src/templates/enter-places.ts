import type { EducationLevel } from '@perga/domain'
import { Refusal } from '@perga/domain'
import type { Clock } from '../platform/clock.ts'
import type { OpenTransaction } from '../platform/work.ts'
import { insertIssuingDepartment } from './add-issuing-department.ts'
import { curriculumStore } from './curriculum-store.ts'
import type { Editor } from './edit-rights.ts'
import type { ApprovedTemplate } from './registry-store.ts'
import { insertCurriculum } from './save-curriculum.ts'
import type { TemplateRow } from './template-file.ts'

interface Context {
  transaction: OpenTransaction
  clock: Clock
  editor: Editor
  institution: string
}

type Row = { row: TemplateRow; level: EducationLevel; approved: ApprovedTemplate | undefined }

/**
 * Finds where an imported row stands in the tree, and enters the issuing department and the curriculum where they are new. Throws
 * `template_department_wrong` for an unknown maintaining department.
 */
export async function enterPlaces({ row, level, approved }: Row, context: Context) {
  const departments = await curriculumStore(context.transaction).departments(context.institution)
  const maintainer = departments.find(
    ({ id, kind, minedu_id }) =>
      kind === 'maintaining' && (id === row.maintainingDepartment || minedu_id === row.maintainingDepartment),
  )
  if (maintainer === undefined) throw new Refusal('template_department_wrong')
  return {
    issuingDepartmentId: await enterIssuer({ row, approved, maintainer, departments }, context),
    curriculumId: await enterCurriculum({ row, level, approved, maintainer }, context),
  }
}

type Department = Awaited<ReturnType<ReturnType<typeof curriculumStore>['departments']>>[number]

async function enterIssuer(
  {
    row,
    approved,
    maintainer,
    departments,
  }: Omit<Row, 'level'> & { maintainer: Department; departments: Department[] },
  context: Context,
): Promise<string> {
  const named = departments.filter(
    ({ id, maintainer_id, name_el, name_en }) =>
      (maintainer_id ?? id) === maintainer.id &&
      name_el === row.issuingDepartmentEl &&
      (name_en === row.issuingDepartmentEn || row.issuingDepartmentEn === ''),
  )
  // Two departments may have one name: a template stays with its own.
  const found = named.find(({ id }) => id === approved?.issuing_department_id) ?? named[0]
  if (found !== undefined) return found.id
  const department = {
    ...{ institution: context.institution, maintainerId: maintainer.id },
    ...{ nameEl: row.issuingDepartmentEl, nameEn: row.issuingDepartmentEn || row.issuingDepartmentEl },
  }
  return insertIssuingDepartment(context.transaction, department, context)
}

async function enterCurriculum(
  { row, level, approved, maintainer }: Row & { maintainer: Department },
  context: Context,
): Promise<string> {
  const fields = [...new Set(row.curriculumFields.split(' ').filter(Boolean))].sort()
  const iscedFields = fields.length === 0 ? [row.iscedField] : fields
  const nameEn = row.curriculumEn || row.curriculumEl
  const same = (await curriculumStore(context.transaction).ofInstitution(context.institution)).filter(
    (curriculum) =>
      curriculum.department_id === maintainer.id &&
      curriculum.name_el === row.curriculumEl &&
      curriculum.name_en === nameEn &&
      curriculum.level === level &&
      [...curriculum.isced_fields].sort().join(' ') === iscedFields.join(' '),
  )
  const found = same.find(({ id }) => id === approved?.curriculum_id) ?? same[0]
  if (found !== undefined) return found.id
  const curriculum = { nameEl: row.curriculumEl, nameEn, level, iscedFields, validFrom: null, validTo: null }
  return insertCurriculum(context.transaction, { ...curriculum, departmentId: maintainer.id, revisesId: null }, context)
}
