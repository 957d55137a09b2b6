import type { HolderSession } from '@perga/contracts'
import { call } from '../shell/api-client.ts'
import { createSession } from '../shell/session/session.ts'

/** The degree holder of this browser (`GET /api/holder/session`). */
export const holderSession = createSession<HolderSession>({
  fetchIdentity: async () => {
    const answer = await call('GET /api/holder/session')
    return answer.logged_in ? answer : null
  },
  now: () => Date.now(),
})
