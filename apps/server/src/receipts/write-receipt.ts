import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { providerActor } from '../platform/require-provider.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import { inTransaction, type Work } from '../platform/work.ts'
import type { DelayOrderStore } from './delay-order-store.ts'
import type { ReceiptStore } from './receipt-store.ts'

/**
 * Writes the receipt of a reading, once. It is seen at once, but for an ex-officio check of a case for which the provider has
 * decided beforehand that its holder is told later: then the decision stands with it, and in the audit of that check.
 */
export async function writeReceipt(
  readingId: string,
  {
    db,
    receipts,
    delayOrders,
    clock,
  }: { db: Work; receipts: ReceiptStore; delayOrders: DelayOrderStore; clock: Clock },
): Promise<void> {
  const now = clock.now()
  await inTransaction(db, async (transaction) => {
    const order = await delayOrders.covering(transaction, readingId, now)
    const delay = order && {
      ...{ until: order.until, reason: order.reason },
      ...{ decidedBy: order.decided_by, decidedAt: order.decided_at },
    }
    const isNew = await receipts.enter({ id: uuidV7(now), readingId, now, delay }, transaction)
    if (!isNew || order === null) return
    await recordEvent(transaction, clock, {
      actor: providerActor(order.decided_by),
      act: 'receipt.delayed',
      object: order.inspectionId,
      detail: { until: order.until.toISOString(), reason: order.reason, order: order.id },
    })
  })
}
