import type { BaselineLevel } from '@perga/ades'
import { sql } from 'kysely'
import type { Work } from '../platform/work.ts'
import { tables } from './tables.ts'

/** Which releases are taken next: signed after `signedAfter`, due at `now`. */
export interface AugmentationChoice {
  signedAfter: Date
  now: Date
  limit: number
}

/** An attempt that failed: its code, and when the next may be. */
export interface FailedAttempt {
  code: string
  nextAt: Date
}

/** What a signature has gained over the level that it had. */
export interface Gain {
  from: BaselineLevel
  to: BaselineLevel
  etsiU: readonly string[]
}

// Written out, so that a kept plan can use the partial indices.
const isBelowLongTerm = sql<boolean>`level in ('B-B', 'B-T')`
const isNew = sql<boolean>`augment_attempts = 0`
const hasFailed = sql<boolean>`augment_attempts > 0`

/** The signatures of releases on their way to B-LT. */
export function augmentationStore(db: Work) {
  return {
    /** Releases that wait for a time stamp or revocation data. New ones go before those that have failed, however many these are. */
    async pendingAugmentation(choice: AugmentationChoice) {
      const fresh = await waiting(db, isNew, choice)
      const room = choice.limit - fresh.length
      return room === 0 ? fresh : [...fresh, ...(await waiting(db, hasFailed, { ...choice, limit: room }))]
    },

    /** Keeps what a signature has gained. A release that another process has raised meanwhile is left to it. */
    async raiseLevel(auditId: string, { from, to, etsiU }: Gain) {
      await tables(db)
        .updateTable('releases')
        .set({ level: to, etsi_u: JSON.stringify(etsiU), ...(to === 'B-LT' && { augment_fault: null }) })
        .where('audit_id', '=', auditId)
        .where('level', '=', from)
        .execute()
    },

    /** Puts a release off after a failure, unless it has been raised meanwhile. */
    async postpone(auditId: string, { code, nextAt }: FailedAttempt) {
      await tables(db)
        .updateTable('releases')
        .set((row) => ({
          augment_at: nextAt,
          augment_fault: code,
          augment_attempts: row('augment_attempts', '+', 1),
        }))
        .where('audit_id', '=', auditId)
        .where(isBelowLongTerm)
        .execute()
    },

    /** The signatures that have failed so far or were made before `madeBefore`: how many, since when, and what stopped them. */
    async waitingSignatures({ signedAfter, madeBefore }: { signedAfter: Date; madeBefore: Date }) {
      const rows = await tables(db)
        .selectFrom('releases')
        .select((row) => [
          'augment_fault as fault',
          row.fn.countAll<number>().as('count'),
          row.fn.min('signed_at').as('since'),
        ])
        .where(isBelowLongTerm)
        .where('signed_at', '>', signedAfter)
        .where((row) => row.or([hasFailed, row('signed_at', '<', madeBefore)]))
        .groupBy('augment_fault')
        .orderBy('augment_fault')
        .execute()
      return rows.map(({ fault, count, since }) => ({ fault, count: Number(count), since }))
    },
  }
}
export type AugmentationStore = ReturnType<typeof augmentationStore>
export type PendingRelease = Awaited<ReturnType<AugmentationStore['pendingAugmentation']>>[number]

function waiting(db: Work, isAsked: typeof isNew, { signedAfter, now, limit }: AugmentationChoice) {
  return tables(db)
    .selectFrom('releases')
    .select(['audit_id', 'jws_protected', 'jws_signature', 'etsi_u', 'level', 'augment_attempts'])
    .where(isBelowLongTerm)
    .where(isAsked)
    .where('augment_at', '<=', now)
    .where('signed_at', '>', signedAfter)
    .orderBy('augment_at')
    .limit(limit)
    .execute()
}
