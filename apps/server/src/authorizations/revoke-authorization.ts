import { Refusal } from '@perga/domain'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { inTransaction, type OpenTransaction, type Work } from '../platform/work.ts'
import type { AuthorizationStore } from './authorization-store.ts'

export interface RevocationDependencies {
  db: Work
  authorizations: AuthorizationStore
  clock: Clock
  /** Removes the codes and tokens of the grant with this hash. They read nothing any more; this clears them away. */
  endGrant(grantHash: Uint8Array): Promise<void>
}

/**
 * Takes a person's authorization back: from the commit on nothing more is read with it. With the last authorization that was
 * still in force goes the person's sealed tax number. Throws `not_found` when it is not theirs or was revoked before.
 */
export async function revokeAuthorization(
  revocation: { authorizationId: string; holderIds: readonly string[] },
  { db, authorizations, clock, endGrant }: RevocationDependencies,
): Promise<void> {
  const grantHash = await inTransaction(db, async (transaction) => {
    const now = clock.now()
    const revoked = await authorizations.revoke(transaction, { ...revocation, now })
    if (revoked === undefined) throw new Refusal('not_found', { reason: 'no such authorization to revoke' })
    await authorizations.forgetTaxNumbers(transaction, now, revocation.holderIds)
    await recordRevocation(transaction, revoked, clock)
    return revoked.grant_hash
  })
  await endGrant(grantHash)
}

/** Takes back everything that a person shares, in the transaction of their erasure. Returns the grants to end after it. */
export async function revokeAll(
  transaction: OpenTransaction,
  holderIds: readonly string[],
  { authorizations, clock }: Omit<RevocationDependencies, 'db' | 'endGrant'>,
): Promise<Uint8Array[]> {
  const revoked = await authorizations.revokeAllOf(transaction, holderIds, clock.now())
  for (const one of revoked) await recordRevocation(transaction, one, clock)
  return revoked.map((one) => one.grant_hash)
}

function recordRevocation(transaction: OpenTransaction, revoked: { id: string; holder_id: string }, clock: Clock) {
  return recordEvent(transaction, clock, {
    actor: `holder:${revoked.holder_id}`,
    act: 'authorization.revoked',
    object: revoked.id,
  })
}
