import { sql } from 'kysely'
import type { Work } from '../../platform/work.ts'
import { tables } from '../tables.ts'
import type { DayOfOutcomes } from './availability-log.ts'

/** Whether institutions answer, day by day. */
export function availabilityStore(db: Work) {
  return {
    /** Adds to what is known of these days, in one statement. */
    async add(days: readonly DayOfOutcomes[]) {
      const rows = days.map(({ institution, timedOut, lastAskedAt, answersNow, ...day }) => ({
        ...{ ...day, institution_code: institution, timed_out: timedOut },
        ...{ last_asked_at: lastAskedAt, answers_now: answersNow },
      }))
      await tables(db)
        .insertInto('availability_days')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['institution_code', 'day']).doUpdateSet((set) => ({
            answered: set('availability_days.answered', '+', set.ref('excluded.answered')),
            timed_out: set('availability_days.timed_out', '+', set.ref('excluded.timed_out')),
            unreachable: set('availability_days.unreachable', '+', set.ref('excluded.unreachable')),
            broken: set('availability_days.broken', '+', set.ref('excluded.broken')),
            last_asked_at: set.fn('greatest', ['availability_days.last_asked_at', 'excluded.last_asked_at']),
            // Several processes write: the word of the one that asked last stands.
            answers_now: set
              .case()
              .when('excluded.last_asked_at', '>=', set.ref('availability_days.last_asked_at'))
              .then(set.ref('excluded.answers_now'))
              .else(set.ref('availability_days.answers_now'))
              .end(),
          })),
        )
        .execute()
    },

    /** Every day of every institution since `from` (YYYY-MM-DD), oldest first. */
    since: (from: string) =>
      tables(db)
        .selectFrom('availability_days')
        .select(['answered', 'timed_out', 'unreachable', 'broken', 'last_asked_at', 'answers_now'])
        .select(['institution_code as institution', sql<string>`day::text`.as('day')])
        .where('day', '>=', from)
        .orderBy('day')
        .execute(),
  }
}
export type AvailabilityStore = ReturnType<typeof availabilityStore>
