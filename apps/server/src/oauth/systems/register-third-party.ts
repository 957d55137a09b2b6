import { Refusal } from '@perga/domain'
import { recordEvent } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import { randomSecret, sha256 } from '../../platform/keys.ts'
import { uuidV7 } from '../../platform/uuid-v7.ts'
import type { Work } from '../../platform/work.ts'
import { refuseUnusableKeys, refuseUnusableRedirectUri } from './registration-rules.ts'
import type { ThirdParty, ThirdPartyStore } from './third-party-store.ts'

export interface ThirdPartyDependencies {
  db: Work
  thirdParties: ThirdPartyStore
  clock: Clock
}

/**
 * Registers a third party's system for an organisation's client. Returns its identifier and, where it authenticates by a
 * secret, that secret: shown this once, kept as a hash. Throws `redirect_uri_not_permitted`, `client_keys_not_permitted`.
 */
export async function registerThirdParty(
  request: Pick<ThirdParty, 'clientId' | 'name' | 'redirectUris' | 'authentication'> & { actor: string },
  dependencies: ThirdPartyDependencies,
): Promise<{ id: string; secret: string | null }> {
  const { clientId, name, redirectUris, authentication } = request
  const { db, thirdParties, clock } = dependencies
  if (redirectUris.length === 0) throw new Refusal('redirect_uri_not_permitted')
  for (const uri of redirectUris) refuseUnusableRedirectUri(uri)
  if (authentication.method === 'private_key_jwt') refuseUnusableKeys(authentication.jwks)

  const id = `app.${uuidV7(clock.now())}`
  const settings = { requiresPkce: true, allowsGetRenewal: false, quotaPerMinute: 60 }
  await thirdParties.insert({ id, clientId, name, redirectUris, authentication, ...settings }, clock.now())
  await recordEvent(db, clock, { actor: request.actor, act: 'oauth-client.registered', object: id })
  const isSecretNeeded = authentication.method === 'client_secret_basic'
  return { id, secret: isSecretNeeded ? await addClientSecret({ id, actor: request.actor }, dependencies) : null }
}

/** Gives a system a further secret, beside the one in use. Throws `two_secrets_already`. */
export async function addClientSecret(
  { id, actor }: { id: string; actor: string },
  { db, thirdParties, clock }: ThirdPartyDependencies,
): Promise<string> {
  const secret = randomSecret()
  if (!(await thirdParties.addSecret(id, sha256(secret), clock.now()))) throw new Refusal('two_secrets_already')
  await recordEvent(db, clock, { actor, act: 'oauth-client.secret-added', object: id })
  return secret
}

/** Takes back a secret that a system presents no more; from then on it opens nothing. */
export async function removeClientSecret(
  { id, secretHash, actor }: { id: string; secretHash: Buffer; actor: string },
  { db, thirdParties, clock }: ThirdPartyDependencies,
): Promise<void> {
  await thirdParties.removeSecret(id, secretHash)
  await recordEvent(db, clock, { actor, act: 'oauth-client.secret-removed', object: id })
}

/** Ends a registration: the system is unknown from now on, and so are its tokens. */
export async function revokeThirdParty(
  { id, actor }: { id: string; actor: string },
  { db, thirdParties, clock }: ThirdPartyDependencies,
): Promise<void> {
  await thirdParties.revoke(id, clock.now())
  await recordEvent(db, clock, { actor, act: 'oauth-client.revoked', object: id })
}
