import { AssignmentForm, bodyRules, RequestTransferForm, ResolutionForm, StaffMessageForm } from '@perga/contracts'

export const assignmentRules = bodyRules(AssignmentForm)
export const textRules = bodyRules(StaffMessageForm)
export const resolutionRules = bodyRules(ResolutionForm)
export const transferRules = bodyRules(RequestTransferForm)
