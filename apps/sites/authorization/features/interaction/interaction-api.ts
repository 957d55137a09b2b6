import type { BodyOf } from '@perga/client'
import { call } from '../../../shell/api-client.ts'

/** What a holder agrees to. */
export type Consent = BodyOf<'POST /api/holder/interactions/{uid}/consent'>

/** What the organisation asks for. */
export const fetchInteraction = (uid: string, signal: AbortSignal) =>
  call('GET /api/holder/interactions/{uid}', { path: { uid }, signal })

/** The holder's degrees, asked of every institution side by side. */
export const fetchDegrees = (uid: string, signal: AbortSignal) =>
  call('GET /api/holder/interactions/{uid}/degrees', { path: { uid }, signal })

/** Authorizes; the answer says where the browser goes next. */
export const sendConsent = (uid: string, consent: Consent) =>
  call('POST /api/holder/interactions/{uid}/consent', { path: { uid }, json: consent })

/** Refuses; the answer says where the browser goes next. */
export const sendRefusal = (uid: string) => call('POST /api/holder/interactions/{uid}/refusal', { path: { uid } })
