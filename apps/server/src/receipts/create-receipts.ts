import { type Feature, nothingToClose, type Platform } from '../platform/feature.ts'
import type { RequireProvider } from '../platform/require-provider.ts'
import type { OpenTransaction } from '../platform/work.ts'
import { delayOrderStore } from './delay-order-store.ts'
import { delayRoutes } from './delay-routes.ts'
import { receiptJobs, WRITE_RECEIPT } from './jobs.ts'
import { receiptStore } from './receipt-store.ts'

/** What other features are given. */
export interface ReceiptPorts {
  /** Enters, in the transaction, that the holder is to be told of a reading. */
  tellHolder(transaction: OpenTransaction, readingId: string): Promise<void>
}

/** Receipts: who read what, told to the holder. */
export function createReceipts(
  needs: Platform & {
    longestDelayDays: number
    requireProvider: RequireProvider
  },
): Feature<ReceiptPorts> {
  const { db, keys, enqueue } = needs
  const stores = { receipts: receiptStore(db, keys), delayOrders: delayOrderStore(db) }
  return {
    routes: [delayRoutes({ ...needs, ...stores })],
    jobs: receiptJobs({ ...needs, ...stores }),
    ports: { tellHolder: (transaction, readingId) => enqueue(transaction, WRITE_RECEIPT, { readingId }) },
    close: nothingToClose,
  }
}
