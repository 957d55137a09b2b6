import type { AuthorizationStore } from '../authorizations/authorization-store.ts'
import { revokeAll } from '../authorizations/revoke-authorization.ts'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { type Database, type DatabaseTransaction, inTransaction } from '../platform/database.ts'
import type { AddressStore } from '../receipts/address-store.ts'
import type { ReceiptStore } from '../receipts/receipt-store.ts'
import type { HolderRecordStore } from './holder-record-store.ts'

export interface ErasureDependencies {
  db: Database
  authorizations: AuthorizationStore
  receipts: ReceiptStore
  addresses: AddressStore
  records: HolderRecordStore
  clock: Clock
  eraseRequests(transaction: DatabaseTransaction, holderIds: readonly string[]): Promise<void>
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
    await dependencies.records.erase(transaction, holderIds, clock.now())
    for (const id of holderIds) await recordEvent(transaction, clock, { actor: `holder:${id}`, act: 'holder.erased' })
    return revoked
  })
  for (const grantHash of grants) await endGrant(grantHash)
}
