import { sql } from 'kysely'
import type { Work } from '../platform/work.ts'
import { tables } from './tables.ts'

/** The lifting of a lock. */
export interface Lifting {
  id: string
  /** The id of the provider's member. */
  liftedBy: string
  reason: string
  now: Date
}

/** The locks of users who found nothing too often (row X12), as the provider sees and lifts them. */
export function inspectionLockStore(db: Work) {
  return {
    /** The locks that hold, and those of the time since `from`, the latest first, each with whom and for which organisation. */
    recent: (from: Date, most: number) =>
      tables(db)
        .selectFrom('inspection_locks as lock')
        // Whoever is a representative no more keeps the lock, under the name last known.
        .leftJoinLateral(
          (join) =>
            join
              .selectFrom('representative_names as representatives')
              .innerJoin('organisation_names as organisations', 'organisations.id', 'representatives.organisation_id')
              .select(['representatives.name as user', 'organisations.name_el', 'organisations.name_en'])
              .whereRef('representatives.tin_index', '=', 'lock.user_index')
              .orderBy(sql`representatives.state = 'active'`, 'desc')
              .orderBy('representatives.linked_at', 'desc')
              .limit(1)
              .as('known'),
          (join) => join.onTrue(),
        )
        .leftJoin('staff_names as provider_staff', 'provider_staff.id', 'lock.lifted_by')
        .select(['lock.id', 'locked_at', 'locked_until', 'lifted_at', 'lift_reason'])
        .select(['known.user', 'known.name_el', 'known.name_en', 'provider_staff.name as lifted_by'])
        .where('locked_until', '>=', from)
        .orderBy('locked_at', 'desc')
        .orderBy('lock.id', 'desc')
        .limit(most)
        .execute(),
    /** Lifts a lock that holds; false when it is none. */
    async lift({ id, liftedBy, reason, now }: Lifting): Promise<boolean> {
      const lifted = await tables(db)
        .updateTable('inspection_locks')
        .set({ lifted_at: now, lifted_by: liftedBy, lift_reason: reason })
        .where('id', '=', id)
        .where('lifted_at', 'is', null)
        .where('locked_until', '>', now)
        .returning('id')
        .executeTakeFirst()
      return lifted !== undefined
    },
  }
}
