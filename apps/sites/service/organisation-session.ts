import type { AuthData } from '@perga/contracts'
import { call } from '../shell/api-client.ts'
import { createSession } from '../shell/session/session.ts'
import { keepSessionHint } from '../shell/session/session-hint.ts'

/** The organisation user of this browser (`GET /api/client/get_auth_data`). */
export const organisationSession = createSession<AuthData>({
  fetchIdentity: async () => {
    const answer = await call('GET /api/client/get_auth_data')
    return answer.logged_in ? answer : null
  },
  now: () => Date.now(),
})

keepSessionHint(organisationSession)
