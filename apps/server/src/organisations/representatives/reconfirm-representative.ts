import { Refusal } from '@perga/domain'
import { recordEvent } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import { inTransaction, type Work } from '../../platform/work.ts'
import type { Administrator } from '../sign-in/current-administrator.ts'
import type { RepresentativeStore } from './representative-store.ts'

/** When the administrator must say again that somebody still represents the organisation: a year from `now` (row R8). */
export function nextConfirmation(now: Date): Date {
  const next = new Date(now)
  next.setUTCFullYear(next.getUTCFullYear() + 1)
  return next
}

/**
 * The administrator's yearly word on a representative: for another year, also out of a suspension, or not any more. Throws
 * `not_found` for whoever is not one of this organisation's.
 */
export function reconfirmRepresentative(
  {
    representativeId,
    still,
    administrator,
  }: { representativeId: string; still: boolean; administrator: Administrator },
  { db, representatives, clock }: { db: Work; representatives: RepresentativeStore; clock: Clock },
): Promise<void> {
  const { organisationId } = administrator
  const confirmedUntil = still ? nextConfirmation(clock.now()) : null
  return inTransaction(db, async (transaction) => {
    const change = { id: representativeId, organisationId, confirmedUntil }
    if (!(await representatives.settle(transaction, change))) throw new Refusal('not_found')
    const act = still ? 'representative.reconfirmed' : 'representative.suspended'
    await recordEvent(transaction, clock, { actor: administrator.actor, act, object: representativeId })
  })
}
