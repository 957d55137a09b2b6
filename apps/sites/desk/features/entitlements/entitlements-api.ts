import type { EntitlementCheck, EntitlementPrefix } from '@perga/contracts'
import { callApi } from '../../../shell/api-client.ts'

const ENTITLEMENTS = '/api/desk/entitlements'

export const fetchPrefix = (signal: AbortSignal) => callApi<EntitlementPrefix>(ENTITLEMENTS, { signal })

/** What the values of one user grant, and which rule voids what. */
export const checkEntitlements = (values: readonly string[]) =>
  callApi<EntitlementCheck>(`${ENTITLEMENTS}/check`, { method: 'POST', json: { values } })
