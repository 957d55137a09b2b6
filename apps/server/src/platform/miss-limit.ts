import { Refusal } from '@perga/domain'
import type { Clock } from './clock.ts'
import { sha256 } from './keys.ts'
import { tables } from './tables.ts'
import type { Work } from './work.ts'

/** Counts wrong guesses and refuses whoever makes too many; what is right is never counted. */
export interface MissLimit {
  /** Throws `too_many_requests` when `subject` has used up its misses; its detail says the seconds to wait. */
  refuseWhenSpent(subject: string): Promise<void>
  /** Counts one miss; returns how many there were in this window. */
  countMiss(subject: string): Promise<number>
  removeEnded(): Promise<void>
}

/** At most `allowed` misses of a kind per `windowMs`, counted in the database for all processes together. */
export function missLimit(options: {
  db: Work
  clock: Clock
  kind: string
  allowed: number
  windowMs: number
}): MissLimit {
  const { db, clock, kind, allowed, windowMs } = options
  const keyOf = (subject: string) => sha256(`${kind}:${subject}`)
  const windowStart = () => new Date(Math.floor(clock.now().getTime() / windowMs) * windowMs)
  return {
    async refuseWhenSpent(subject) {
      const row = await tables(db)
        .selectFrom('misses')
        .select('count')
        .where('key_hash', '=', keyOf(subject))
        .where('window_start', '=', windowStart())
        .executeTakeFirst()
      if (row === undefined || row.count < allowed) return
      const end = windowStart().getTime() + windowMs
      throw new Refusal('too_many_requests', { retryAfter: Math.ceil((end - clock.now().getTime()) / 1000) })
    },
    async countMiss(subject) {
      const { count } = await tables(db)
        .insertInto('misses')
        .values({ key_hash: keyOf(subject), window_start: windowStart(), count: 1 })
        .onConflict((conflict) =>
          conflict.columns(['key_hash', 'window_start']).doUpdateSet((set) => ({ count: set('misses.count', '+', 1) })),
        )
        .returning('count')
        .executeTakeFirstOrThrow()
      return count
    },
    async removeEnded() {
      await tables(db)
        .deleteFrom('misses')
        .where('window_start', '<', new Date(clock.now().getTime() - 24 * 3_600_000))
        .execute()
    },
  }
}
