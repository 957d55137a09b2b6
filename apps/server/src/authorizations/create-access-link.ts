import { randomBytes } from 'node:crypto'
import { makeAccessLinkCode, Refusal } from '@perga/domain'
import type { Clock } from '../platform/clock.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import type { AccessLinkStore } from './access-link-store.ts'
import type { AuthorizationStore } from './authorization-store.ts'

/** Makes the link for the authorization that a grant stands for; it ends when the authorization ends. Returns its id. */
export async function createAccessLink(
  grantId: string,
  { authorizations, links, clock }: { authorizations: AuthorizationStore; links: AccessLinkStore; clock: Clock },
): Promise<string> {
  const authorization = await authorizations.findByGrant(grantId)
  if (authorization === undefined) throw new Refusal('no_authorization_in_session', { reason: 'grant without consent' })
  const now = clock.now()
  const id = uuidV7(now)
  await links.insert({
    id,
    authorizationId: authorization.id,
    code: makeAccessLinkCode(randomBytes(17)),
    createdAt: now,
    expiresAt: authorization.expires_at,
  })
  return id
}
