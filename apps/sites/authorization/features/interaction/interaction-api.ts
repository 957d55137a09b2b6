import type { Interaction, InteractionDegrees, LeaveTo } from '@perga/contracts'
import type { Locale } from '@perga/domain'
import { callApi } from '../../../shell/api-client.ts'

/** What a holder agrees to. */
export interface Consent {
  readonly degrees: readonly string[]
  readonly scopes: readonly string[]
  /** Whole days from today to the last one. */
  readonly duration: number
  readonly name_declared?: boolean
  readonly language?: Locale
  readonly pin?: string
  readonly view_limit?: number
}

const pathOf = (uid: string) => `/api/holder/interactions/${encodeURIComponent(uid)}`

/** What the organisation asks for. */
export const fetchInteraction = (uid: string, signal: AbortSignal) => callApi<Interaction>(pathOf(uid), { signal })

/** The holder's degrees, asked of every institution side by side. */
export const fetchDegrees = (uid: string, signal: AbortSignal) =>
  callApi<InteractionDegrees>(`${pathOf(uid)}/degrees`, { signal })

/** Authorizes; the answer says where the browser goes next. */
export const sendConsent = (uid: string, consent: Consent) =>
  callApi<LeaveTo>(`${pathOf(uid)}/consent`, { method: 'POST', json: consent })

/** Refuses; the answer says where the browser goes next. */
export const sendRefusal = (uid: string) => callApi<LeaveTo>(`${pathOf(uid)}/refusal`, { method: 'POST', json: {} })
