import { Refusal } from '@perga/domain'
import type { Logger } from 'pino'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import { inTransaction, type OpenTransaction, type Work } from '../platform/work.ts'
import type { InspectionStore, NewInspection } from './inspection-store.ts'

/** The limits of one user (row X12): whoever misses so often is fishing, not checking. */
export const INSPECTION_LIMITS = { checksAnHour: 200, missesAnHour: 21, lockMs: 24 * 3_600_000 } as const

export interface AdmissionDependencies {
  db: Work
  store: InspectionStore
  clock: Clock
  log: Logger
  /** Tells the provider, once the transaction is committed, that a user was locked out. */
  alertOfLock(transaction: OpenTransaction, lockId: string): Promise<void>
}

/**
 * Enters a check with its purpose, before anything is asked; returns its id. Throws `inspection_locked` for a user who was
 * fishing and `too_many_requests` beyond the quota. Checks under way count as misses, so that many at once gain nothing.
 */
export function admitInspection(
  inspection: Omit<NewInspection, 'id' | 'createdAt'>,
  { actor, dependencies }: { actor: string; dependencies: AdmissionDependencies },
): Promise<string> {
  const { db, store, clock } = dependencies
  const now = clock.now()
  const id = uuidV7(now)
  return inTransaction(db, async (transaction) => {
    const past = await store.pastHour(transaction, inspection.userIndex, now)
    if (past.lockedUntil !== null) {
      const retryAfter = Math.ceil((past.lockedUntil.getTime() - now.getTime()) / 1000)
      throw new Refusal('inspection_locked', { retryAfter })
    }
    const isSpent =
      past.checks >= INSPECTION_LIMITS.checksAnHour || past.misses + past.underWay >= INSPECTION_LIMITS.missesAnHour
    if (isSpent) throw new Refusal('too_many_requests', { retryAfter: 60 })
    await store.insert(transaction, { ...inspection, id, createdAt: now })
    await recordEvent(transaction, clock, {
      ...{ actor, act: 'inspection.opened', object: id },
      detail: {
        client: inspection.clientId,
        institution: inspection.institution,
        purpose: inspection.purpose,
        caseNumber: inspection.caseNumber,
      },
    })
    return id
  })
}

/** Closes a check that found nothing; the twenty-first in an hour locks the user and is reported. */
export async function closeAsMiss(
  id: string,
  { userIndex, actor, dependencies }: { userIndex: Buffer; actor: string; dependencies: AdmissionDependencies },
): Promise<void> {
  const { db, store, log } = dependencies
  const isLocked = await inTransaction(db, async (transaction) => {
    await store.close(transaction, id, { state: 'not-found', results: 0 })
    return lockWhenFishing(transaction, { userIndex, actor, dependencies })
  })
  if (isLocked) log.warn({ actor, inspection: id }, 'alert: a user is locked out of checks after too many misses')
}

async function lockWhenFishing(
  transaction: OpenTransaction,
  { userIndex, actor, dependencies }: { userIndex: Buffer; actor: string; dependencies: AdmissionDependencies },
): Promise<boolean> {
  const { store, clock, alertOfLock } = dependencies
  const now = clock.now()
  const past = await store.pastHour(transaction, userIndex, now)
  if (past.misses < INSPECTION_LIMITS.missesAnHour || past.lockedUntil !== null) return false
  const until = new Date(now.getTime() + INSPECTION_LIMITS.lockMs)
  const lockId = uuidV7(now)
  await store.lock(transaction, { id: lockId, userIndex, from: now, until })
  const detail = { misses: past.misses, until: until.toISOString() }
  await recordEvent(transaction, clock, { actor, act: 'inspection.user-locked', object: lockId, detail })
  await alertOfLock(transaction, lockId)
  return true
}
