import { bodyRules, ConfirmationOfMember, InvitationOfMember } from '@perga/contracts'

export const invitationRules = bodyRules(InvitationOfMember.omit({ language: true }))
export const confirmationRules = bodyRules(ConfirmationOfMember)
