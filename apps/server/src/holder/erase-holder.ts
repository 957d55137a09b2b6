import type { AuthorizationStore } from '../authorizations/authorization-store.ts'
import { revokeAll } from '../authorizations/revoke-authorization.ts'
import { eraseFilesOf } from '../documents/erase-files.ts'
import { eraseHolders } from '../identity/forget-holder.ts'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { inTransaction, type OpenTransaction, type Work } from '../platform/work.ts'
import type { AddressStore } from '../receipts/address-store.ts'
import type { ReceiptStore } from '../receipts/receipt-store.ts'
import { forgetHolderOfReleases } from '../releases/forget-holder.ts'

export interface ErasureDependencies {
  db: Work
  authorizations: AuthorizationStore
  receipts: ReceiptStore
  addresses: AddressStore
  clock: Clock
  eraseRequests(transaction: OpenTransaction, holderIds: readonly string[]): Promise<void>
  endGrant(grantHash: Uint8Array): Promise<void>
}

/**
 * Erases a person (GDPR art. 17; row Y6): everything shared is revoked, whatever names or finds the person is removed. What was
 * released stays on record without its holder, so that a printed diploma can still be told from a forged one.
 */
export async function eraseHolder(holderIds: readonly string[], dependencies: ErasureDependencies): Promise<void> {
  const { db, clock, endGrant } = dependencies
  const grants = await inTransaction(db, async (transaction) => {
    const revoked = await revokeAll(transaction, holderIds, dependencies)
    await dependencies.authorizations.eraseContent(transaction, holderIds)
    await dependencies.receipts.eraseOf(transaction, holderIds)
    await dependencies.addresses.removeOf(holderIds, transaction)
    await dependencies.eraseRequests(transaction, holderIds)
    await eraseFilesOf(transaction, holderIds)
    await forgetHolderOfReleases(transaction, holderIds)
    await eraseHolders(transaction, holderIds, clock.now())
    for (const id of holderIds) await recordEvent(transaction, clock, { actor: `holder:${id}`, act: 'holder.erased' })
    return revoked
  })
  for (const grantHash of grants) await endGrant(grantHash)
}
