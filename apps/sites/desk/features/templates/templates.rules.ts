import {
  bodyRules,
  DraftComment,
  NewCurriculum,
  NewIssuingDepartment,
  NewUnrecognisedName,
  SavedDraft,
} from '@perga/contracts'

export const commentRules = bodyRules(DraftComment)
export const issuingDepartmentRules = bodyRules(NewIssuingDepartment)
export const unrecognisedNameRules = bodyRules(NewUnrecognisedName)
export const curriculumRules = bodyRules(NewCurriculum)
export const draftRules = bodyRules(SavedDraft)
