import { bodyRules, SystemKeys, SystemRequestForm } from '@perga/contracts'

export const systemRules = bodyRules(SystemRequestForm)
export const keyRules = bodyRules(SystemKeys)
