import type { Clock } from '../../platform/clock.ts'
import type { Work } from '../../platform/work.ts'
import { tables } from '../tables.ts'

const MINUTE_MS = 60_000

/** Counts the calls of third parties' systems, minute by minute, for all processes together. */
export function usageStore({ db, clock }: { db: Work; clock: Clock }) {
  return {
    /** Counts one call; says how many there were in this minute and how many seconds are left of it. */
    async countCall(oauthClientId: string): Promise<{ calls: number; secondsLeft: number }> {
      const now = clock.now().getTime()
      const minute = new Date(now - (now % MINUTE_MS))
      const { calls } = await tables(db)
        .insertInto('oauth_usage')
        .values({ oauth_client_id: oauthClientId, minute, calls: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['oauth_client_id', 'minute'])
            .doUpdateSet((set) => ({ calls: set('oauth_usage.calls', '+', 1) })),
        )
        .returning('calls')
        .executeTakeFirstOrThrow()
      return { calls, secondsLeft: Math.ceil((minute.getTime() + MINUTE_MS - now) / 1000) }
    },
    async removeEnded() {
      await tables(db)
        .deleteFrom('oauth_usage')
        .where('minute', '<', new Date(clock.now().getTime() - 60 * MINUTE_MS))
        .execute()
    },
  }
}
export type UsageStore = ReturnType<typeof usageStore>
