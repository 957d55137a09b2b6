import type { StaffSession } from '@perga/contracts'
import { callApi } from '../shell/api-client.ts'
import { createSession } from '../shell/session/session.ts'

/** Someone who is signed in at the desk: of the provider, or of an institution with its entitlements. */
export type StaffAtWork = Exclude<StaffSession, { kind: 'none' }>

/** The member of staff in this browser (`GET /api/staff/session`). */
export const staffSession = createSession<StaffAtWork>({
  fetchIdentity: async () => {
    const answer = await callApi<StaffSession>('/api/staff/session')
    return answer.kind === 'none' ? null : answer
  },
  now: () => Date.now(),
})
