import type { SystemRequestForm } from '@perga/contracts'
import { Refusal, SCOPES } from '@perga/domain'
import type { Administrator } from '../../organisations/sign-in/current-administrator.ts'
import { recordEvent } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import { uuidV7 } from '../../platform/uuid-v7.ts'
import { inTransaction, type Work } from '../../platform/work.ts'
import { refuseUnusableKeys, refuseUnusableRedirectUri } from './registration-rules.ts'
import type { SystemStore } from './system-store.ts'
import type { ThirdPartyStore } from './third-party-store.ts'

export interface SystemDependencies {
  db: Work
  systems: SystemStore
  thirdParties: ThirdPartyStore
  clock: Clock
  /** Where the service itself is reached by https, so must its clients be; http on one's own computer is for trying out. */
  isSecure: boolean
}

/**
 * Enters an administrator's request for a system of the organisation's own (row R6). Throws `redirect_uri_not_permitted`,
 * `client_keys_not_permitted`, `scope_not_permitted` for more than the organisation's client has, `not_found`.
 */
export async function requestSystem(
  { form, administrator }: { form: SystemRequestForm; administrator: Administrator },
  { db, systems, clock, isSecure }: SystemDependencies,
): Promise<void> {
  const { organisationId, actor } = administrator
  const client = await systems.clientOf(organisationId, form.client)
  if (client === undefined) throw new Refusal('not_found')
  if (!form.scopes.every((scope) => client.scopes.includes(scope))) throw new Refusal('scope_not_permitted')
  for (const uri of form.redirect_uris) {
    refuseUnusableRedirectUri(uri)
    if (isSecure && !uri.startsWith('https:')) throw new Refusal('redirect_uri_not_permitted')
  }
  if (form.method === 'private_key_jwt') refuseUnusableKeys(form.jwks ?? {})
  const now = clock.now()
  const id = uuidV7(now)
  const scopes = SCOPES.filter((scope) => form.scopes.includes(scope))
  await inTransaction(db, async (transaction) => {
    await systems.insert(transaction, { id, organisationId, form: { ...form, scopes }, now })
    await recordEvent(transaction, clock, { actor, act: 'system.requested', object: id })
  })
}
