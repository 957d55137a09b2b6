import { bodyRules, InvitationForm } from '@perga/contracts'

export const invitationRules = bodyRules(InvitationForm)
