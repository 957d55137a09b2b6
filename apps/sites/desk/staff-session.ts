import type { StaffSession } from '@perga/contracts'
import { call } from '../shell/api-client.ts'
import { createSession } from '../shell/session/session.ts'

/** Someone who is signed in at the desk: of the provider, or of an institution with its entitlements. */
export type StaffAtWork = Exclude<StaffSession, { kind: 'none' | 'waiting' }>

/** Someone of the provider's who has registered and may do nothing before another member confirms them. */
export type StaffWaiting = Extract<StaffSession, { kind: 'waiting' }>

/** The member of staff in this browser (`GET /api/staff/session`). */
export const staffSession = createSession<StaffAtWork | StaffWaiting>({
  fetchIdentity: async () => {
    const answer = await call('GET /api/staff/session')
    return answer.kind === 'none' ? null : answer
  },
  now: () => Date.now(),
})
