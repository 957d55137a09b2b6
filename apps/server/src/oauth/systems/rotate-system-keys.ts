import { Refusal } from '@perga/domain'
import type { Administrator } from '../../organisations/sign-in/current-administrator.ts'
import { recordEvent } from '../../platform/audit.ts'
import { inTransaction } from '../../platform/work.ts'
import { addClientSecret, revokeThirdParty } from './register-third-party.ts'
import { refuseUnusableKeys } from './registration-rules.ts'
import type { SystemDependencies } from './request-system.ts'
import type { SystemRow } from './system-store.ts'

/** Which system of which organisation. */
export interface SystemAct {
  id: string
  administrator: Administrator
}

/**
 * Makes a new secret for a system, beside the one in use, so that it can be put into service without an interruption (row R7).
 * The secret is returned this once. Throws `two_secrets_already`, `not_found`.
 */
export async function makeSecret(
  act: SystemAct,
  dependencies: SystemDependencies,
): Promise<{ clientId: string; secret: string }> {
  const { oauthClientId, request } = await requireLive(act, dependencies)
  if (request.token_endpoint_auth_method !== 'client_secret_basic') throw new Refusal('not_found')
  const secret = await addClientSecret({ id: oauthClientId, actor: act.administrator.actor }, dependencies)
  return { clientId: oauthClientId, secret }
}

/** Retires one of two secrets: from now on it opens nothing. Throws `last_secret`. */
export async function retireSecret(act: SystemAct & { slot: 1 | 2 }, dependencies: SystemDependencies): Promise<void> {
  const { db, systems, clock } = dependencies
  const { oauthClientId } = await requireLive(act, dependencies)
  await inTransaction(db, async (transaction) => {
    const isRetired = await systems.retireSecret(transaction, { oauthClientId, slot: act.slot })
    if (!isRetired) throw new Refusal('last_secret')
    const event = { actor: act.administrator.actor, act: 'oauth-client.secret-removed', object: oauthClientId }
    await recordEvent(transaction, clock, { ...event, detail: { slot: act.slot } })
  })
}

/** Puts other public keys in place; a set may hold the old key beside the new one. Throws `client_keys_not_permitted`. */
export async function replaceKeys(
  act: SystemAct & { jwks: Record<string, unknown> },
  dependencies: SystemDependencies,
): Promise<void> {
  const { db, systems, clock } = dependencies
  const { oauthClientId, request } = await requireLive(act, dependencies)
  if (request.token_endpoint_auth_method !== 'private_key_jwt') throw new Refusal('not_found')
  refuseUnusableKeys(act.jwks)
  await inTransaction(db, async (transaction) => {
    await systems.replaceKeys(transaction, { id: act.id, oauthClientId, jwks: act.jwks })
    const event = { actor: act.administrator.actor, act: 'oauth-client.keys-replaced', object: oauthClientId }
    await recordEvent(transaction, clock, event)
  })
}

/** Ends a system of the organisation: unknown from now on, and so are its tokens. */
export async function endSystem(act: SystemAct, dependencies: SystemDependencies): Promise<void> {
  const { oauthClientId } = await requireLive(act, dependencies)
  await revokeThirdParty({ id: oauthClientId, actor: act.administrator.actor }, dependencies)
}

async function requireLive(
  { id, administrator }: SystemAct,
  { systems }: SystemDependencies,
): Promise<{ oauthClientId: string; request: SystemRow }> {
  const request = await systems.find(id)
  const isTheirs = request?.organisation_id === administrator.organisationId
  if (!isTheirs || request.oauth_client_id === null || request.revoked_at !== null) throw new Refusal('not_found')
  return { oauthClientId: request.oauth_client_id, request }
}
