import type {
  HandOverAnswer,
  HandOvers,
  InspectableDepartments,
  InspectableInstitutions,
  InspectionAnswer,
  PurposeReport,
} from '@perga/contracts'
import { callApi } from '../../../shell/api-client.ts'

/** Whom one can ask, and whom this user may. */
export const fetchInstitutions = (signal: AbortSignal) =>
  callApi<InspectableInstitutions>('/api/client/institutions', { signal })

/** The departments of one institution (row X3). */
export const fetchDepartments = (code: string, signal: AbortSignal) =>
  callApi<InspectableDepartments>(`/api/client/institutions/${encodeURIComponent(code)}/departments`, { signal })

/** The purposes that this client has given before. */
export const fetchPurposes = (signal: AbortSignal) =>
  callApi<PurposeReport>('/api/client/diploma_check/purposes', { signal })

export const sendCheck = (form: Record<string, string>) =>
  callApi<InspectionAnswer>('/api/client/diploma_check/check', { method: 'POST', form })

/** Passes a check without a result on to the institution (row X14). */
export const sendHandOver = (handOver: string) =>
  callApi<HandOverAnswer>('/api/client/diploma_check/hand-over', { method: 'POST', form: { hand_over: handOver } })

/** The page of what was passed on. */
export const HAND_OVERS = '/organisation/check/hand-overs'

/** What this organisation passed on to institutions, and what they answered. */
export const fetchHandOvers = (signal: AbortSignal) =>
  callApi<HandOvers>('/api/client/diploma_check/hand_overs', { signal })
