import { Refusal, refuseUnless } from '@perga/domain'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { type Database, inTransaction } from '../platform/database.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import type { ReceiptStore } from './receipt-store.ts'

/** The provider's decision to tell a holder of one inspection only later, where a law says so. */
export interface DelayDecision {
  /** The one inspection that it is about. */
  inspectionId: string
  until: Date
  /** The law and the case; the holder reads it with the receipt. */
  reason: string
  /** The member of the provider's staff who decided. */
  decidedBy: string
}

export interface DelayDependencies {
  db: Database
  receipts: ReceiptStore
  clock: Clock
  /** The longest delay that the provider's configuration admits. */
  longestDelayDays: number
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Puts the receipt of one inspection off and records why and by whose decision. Throws `delay_not_permitted` without a reason
 * or beyond the longest delay, `receipt_told_already` when the holder knows, and `not_found`.
 */
export async function delayReceipt(
  decision: DelayDecision,
  { db, receipts, clock, longestDelayDays }: DelayDependencies,
): Promise<void> {
  const now = clock.now()
  const { inspectionId, until, decidedBy } = decision
  const reason = decision.reason.trim()
  const delay = until.getTime() - now.getTime()
  refuseUnless(reason !== '' && decidedBy.trim() !== '', 'delay_not_permitted', { reason: 'nobody says why' })
  refuseUnless(delay > 0 && delay <= longestDelayDays * DAY_MS, 'delay_not_permitted', { reason: 'no permitted time' })
  await inTransaction(db, async (transaction) => {
    const outcome = await receipts.delay(transaction, { ...decision, reason, id: uuidV7(now), now })
    if (outcome === 'unknown') throw new Refusal('not_found', { reason: 'no such inspection' })
    if (outcome === 'told already') throw new Refusal('receipt_told_already')
    await recordEvent(transaction, clock, {
      actor: `provider:${decidedBy}`,
      act: 'receipt.delayed',
      object: inspectionId,
      detail: { until: until.toISOString(), reason },
    })
  })
}
