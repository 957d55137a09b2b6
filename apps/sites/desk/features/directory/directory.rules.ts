import {
  bodyRules,
  FormerName,
  InstitutionMerger,
  InstitutionProfile,
  InstitutionRenaming,
  NewDepartment,
  NewInstitution,
  ProposalRejection,
  SignOnMetadata,
} from '@perga/contracts'

export const profileRules = bodyRules(InstitutionProfile)
export const institutionRules = bodyRules(NewInstitution)
export const renamingRules = bodyRules(InstitutionRenaming)
export const formerNameRules = bodyRules(FormerName)
export const mergerRules = bodyRules(InstitutionMerger)
export const departmentRules = bodyRules(NewDepartment)
export const signOnRules = bodyRules(SignOnMetadata)
export const rejectionRules = bodyRules(ProposalRejection)
