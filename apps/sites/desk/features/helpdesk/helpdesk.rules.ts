import { bodyRules, HelpdeskGroupForm, HelpdeskSettingsForm } from '@perga/contracts'

export const settingsRules = bodyRules(HelpdeskSettingsForm)
export const groupRules = bodyRules(HelpdeskGroupForm)
