import { call } from '../../../shell/api-client.ts'
import type { CheckBody } from './check-form.ts'

/** Whom one can ask, and whom this user may. */
export const fetchInstitutions = (signal: AbortSignal) => call('GET /api/client/institutions', { signal })

/** The departments of one institution (row X3). */
export const fetchDepartments = (institution: string, signal: AbortSignal) =>
  call('GET /api/client/institutions/{institution}/departments', { path: { institution }, signal })

/** The purposes that this client has given before. */
export const fetchPurposes = (signal: AbortSignal) => call('GET /api/client/diploma_check/purposes', { signal })

export const sendCheck = (form: CheckBody) => call('POST /api/client/diploma_check/check', { form })

/** Passes a check without a result on to the institution (row X14). */
export const sendHandOver = (handOver: string) =>
  call('POST /api/client/diploma_check/hand-over', { form: { hand_over: handOver } })

/** The page of what was passed on. */
export const HAND_OVERS = '/organisation/check/hand-overs'

/** What this organisation passed on to institutions, and what they answered. */
export const fetchHandOvers = (signal: AbortSignal) => call('GET /api/client/diploma_check/hand_overs', { signal })
