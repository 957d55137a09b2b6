import { refuseUnless } from '@perga/domain'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { providerActor } from '../platform/require-provider.ts'
import { inTransaction, type Work } from '../platform/work.ts'
import { inspectionLockStore, type Lifting } from './lock-store.ts'

/** Lifts the lock of a user, who may check again at once. Throws `not_found` for one that is over or was lifted before. */
export async function liftLock(
  { id, liftedBy, reason }: Omit<Lifting, 'now'>,
  { db, clock }: { db: Work; clock: Clock },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const isLifted = await inspectionLockStore(transaction).lift({ id, liftedBy, reason, now: clock.now() })
    refuseUnless(isLifted, 'not_found')
    await recordEvent(transaction, clock, {
      ...{ actor: providerActor(liftedBy), act: 'inspection.lock-lifted', object: id, detail: { reason } },
    })
  })
}
