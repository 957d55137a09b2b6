import { dayAfter, endOfGreekDay, greekDay, Refusal, refuseUnless } from '@perga/domain'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { providerActor } from '../platform/require-provider.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import { inTransaction, type Work } from '../platform/work.ts'
import type { ReceiptStore } from './receipt-store.ts'

/** On what grounds a holder is told only later, where a law says so. */
export interface DelayGrounds {
  until: Date
  /** The law and the case; the holder reads it with the receipt. */
  reason: string
  /** The member of the provider's staff who decided. */
  decidedBy: string
}

/** The provider's decision to tell a holder of one inspection only later. */
export interface DelayDecision extends DelayGrounds {
  /** The one inspection that it is about. */
  inspectionId: string
}

export interface DelayDependencies {
  db: Work
  receipts: ReceiptStore
  clock: Clock
  /** The longest delay that the provider's configuration admits. */
  longestDelayDays: number
}

type DelayLimits = Pick<DelayDependencies, 'clock' | 'longestDelayDays'>

/** The last day (`YYYY-MM-DD`) through which a decision of today may put a receipt off. */
export function lastDayOfDelay({ clock, longestDelayDays }: DelayLimits): string {
  return dayAfter(greekDay(clock.now()), longestDelayDays)
}

/** The reason of a decision that may be taken. Throws `delay_not_permitted` without a reason, or for a time that is not. */
export function permittedReason({ until, reason, decidedBy }: DelayGrounds, limits: DelayLimits): string {
  refuseUnless(reason.trim() !== '' && decidedBy.trim() !== '', 'delay_not_permitted', { reason: 'nobody says why' })
  const isAhead = until > limits.clock.now() && limits.longestDelayDays > 0
  const isPermitted = isAhead && until <= endOfGreekDay(lastDayOfDelay(limits))
  refuseUnless(isPermitted, 'delay_not_permitted', { reason: 'no permitted time' })
  return reason.trim()
}

/**
 * Puts the receipt of one inspection off and records why and by whose decision. Throws `delay_not_permitted` without a reason
 * or beyond the longest delay, `receipt_told_already` when the holder knows, and `not_found`.
 */
export async function delayReceipt(decision: DelayDecision, dependencies: DelayDependencies): Promise<void> {
  const { db, receipts, clock } = dependencies
  const { inspectionId, until, decidedBy } = decision
  const reason = permittedReason(decision, dependencies)
  const now = clock.now()
  await inTransaction(db, async (transaction) => {
    const outcome = await receipts.delay(transaction, { ...decision, reason, id: uuidV7(now), now })
    if (outcome === 'unknown') throw new Refusal('not_found', { reason: 'no such inspection' })
    if (outcome === 'told already') throw new Refusal('receipt_told_already')
    await recordEvent(transaction, clock, {
      actor: providerActor(decidedBy),
      act: 'receipt.delayed',
      object: inspectionId,
      detail: { until: until.toISOString(), reason },
    })
  })
}
