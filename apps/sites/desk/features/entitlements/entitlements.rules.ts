import { bodyRules, EntitlementCheckForm } from '@perga/contracts'

export const entitlementRules = bodyRules(EntitlementCheckForm)
