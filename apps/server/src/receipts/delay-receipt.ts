import { Refusal } from '@perga/domain'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { type Database, inTransaction } from '../platform/database.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import type { ReceiptStore } from './receipt-store.ts'

/** The provider's decision to tell a holder of one inspection only later, where a law says so. */
export interface DelayDecision {
  /** The one reading that it is about. */
  readingId: string
  until: Date
  /** The law and the case; the holder reads it with the receipt. */
  reason: string
  /** The member of the provider's staff who decided. */
  decidedBy: string
}

const LONGEST_DELAY_MS = 366 * 24 * 60 * 60 * 1000

/**
 * Puts the receipt of one inspection off and records why and by whose decision. Throws `not_permitted` without a reason, for
 * a reading that is no inspection, for one that the holder was already told of, and beyond a year.
 */
export async function delayReceipt(
  decision: DelayDecision,
  { db, receipts, clock }: { db: Database; receipts: ReceiptStore; clock: Clock },
): Promise<void> {
  const now = clock.now()
  const reason = decision.reason.trim()
  const isLawful = reason !== '' && decision.until > now && decision.until.getTime() - now.getTime() <= LONGEST_DELAY_MS
  if (!isLawful) throw new Refusal('not_permitted', { reason: 'no reason or no permitted time' })
  await inTransaction(db, async (transaction) => {
    if (!(await receipts.delay(transaction, { ...decision, reason, id: uuidV7(now), now }))) {
      throw new Refusal('not_permitted', { reason: 'told already, or no inspection' })
    }
    await recordEvent(transaction, clock, {
      actor: `provider:${decision.decidedBy}`,
      act: 'receipt.delayed',
      object: decision.readingId,
      detail: { until: decision.until.toISOString(), reason },
    })
  })
}
