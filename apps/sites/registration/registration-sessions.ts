import type { RegistrationSession } from '@perga/contracts'
import { call } from '../shell/api-client.ts'
import { createSession } from '../shell/session/session.ts'
import type { UserKind } from './registration-addresses.ts'

const sessionOf = (kind: UserKind) =>
  createSession<RegistrationSession>({
    fetchIdentity: async () => {
      const answer = await call(`GET /api/${kind}/session`)
      return answer.logged_in ? answer : null
    },
    now: () => Date.now(),
  })

/** Who is logged in with an organisation's account, and who with a personal one: two sessions that know nothing of each other. */
export const registrationSessions = {
  administrator: sessionOf('administrator'),
  representative: sessionOf('representative'),
}
