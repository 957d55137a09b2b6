import type { SystemConfirmation } from '@perga/contracts'
import { Refusal, refuseUnless, type Scope } from '@perga/domain'
import { recordEvent } from '../../platform/audit.ts'
import { uuidV7 } from '../../platform/uuid-v7.ts'
import { inTransaction } from '../../platform/work.ts'
import type { SystemDependencies } from './request-system.ts'
import type { SystemRow } from './system-store.ts'
import type { ThirdParty } from './third-party-store.ts'

/**
 * The provider's yes to a system (row R6): it becomes a client of the authorization server. Its secret is made by the
 * administrator, so that nobody else ever sees it. Renewal by GET is for older systems, which authenticate by a secret. Throws
 * `not_found`, `already_decided`, `malformed_request` for renewal by GET with keys.
 */
export async function confirmSystem(
  { id, actor, settings }: { id: string; actor: string; settings: SystemConfirmation },
  { db, systems, thirdParties, clock }: SystemDependencies,
): Promise<void> {
  const request = await systems.find(id)
  if (request === undefined) throw new Refusal('not_found')
  refuseUnless(!settings.allows_get_renewal || request.jwks === null, 'malformed_request', { reason: 'GET with keys' })
  const now = clock.now()
  const oauthClientId = `app.${uuidV7(now)}`
  await inTransaction(db, async (transaction) => {
    await thirdParties.insert({ ...thirdPartyOf(request, settings), id: oauthClientId }, now, transaction)
    const isFirst = await systems.confirm(transaction, { id, oauthClientId, now })
    if (!isFirst) throw new Refusal('already_decided')
    await recordEvent(transaction, clock, {
      ...{ actor, act: 'system.confirmed', object: id },
      detail: { client: oauthClientId, ...settings },
    })
  })
}

/** The provider's no, with a reason that the administrator reads. Throws `already_decided`. */
export async function refuseSystem(
  { id, reason, actor }: { id: string; reason: string; actor: string },
  { db, systems, clock }: SystemDependencies,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    if (!(await systems.refuse(transaction, { id, reason, now: clock.now() }))) throw new Refusal('already_decided')
    await recordEvent(transaction, clock, { actor, act: 'system.refused', object: id })
  })
}

function thirdPartyOf(request: SystemRow, settings: SystemConfirmation): Omit<ThirdParty, 'id'> {
  const { client_id: clientId, name, redirect_uris: redirectUris, jwks } = request
  return {
    ...{ clientId, name, redirectUris },
    authentication: jwks === null ? { method: 'client_secret_basic' } : { method: 'private_key_jwt', jwks },
    ...{ requiresPkce: true, allowsGetRenewal: settings.allows_get_renewal },
    quotaPerMinute: settings.quota_per_minute,
    // Checked against the closed list by the schema of the request.
    scopes: request.scopes as Scope[],
  }
}
