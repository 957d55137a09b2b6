import type { HolderSession } from '@perga/contracts'
import { callApi } from '../shell/api-client.ts'
import { createSession } from '../shell/session/session.ts'

/** The degree holder of this browser (`GET /api/holder/session`). */
export const holderSession = createSession<HolderSession>({
  fetchIdentity: async () => {
    const answer = await callApi<HolderSession>('/api/holder/session')
    return answer.logged_in ? answer : null
  },
  now: () => Date.now(),
})
