import { call } from '../../../shell/api-client.ts'

export const fetchPrefix = (signal: AbortSignal) => call('GET /api/desk/entitlements', { signal })

/** What the values of one user grant, and which rule voids what. */
export const checkEntitlements = (values: readonly string[]) =>
  call('POST /api/desk/entitlements/check', { json: { values: [...values] } })
