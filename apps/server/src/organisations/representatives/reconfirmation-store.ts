import type { OpenTransaction, Work } from '../../platform/work.ts'
import { tables } from '../tables.ts'

/** The administrator's yearly word on each representative, and the reminders of it (row R8). */
export function reconfirmationStore(db: Work) {
  return {
    /** The administrator's yearly word on one representative: until when from now on, or not any more. */
    async settle(
      transaction: OpenTransaction,
      one: { id: string; organisationId: string; confirmedUntil: Date | null },
    ): Promise<boolean> {
      const change =
        one.confirmedUntil === null
          ? { state: 'suspended' as const, suspended_for: 'administrator' as const }
          : { state: 'active' as const, suspended_for: null, confirmed_until: one.confirmedUntil, reminders: 0 }
      const { numUpdatedRows } = await tables(transaction)
        .updateTable('representatives')
        .set(change)
        .where('id', '=', one.id)
        .where('organisation_id', '=', one.organisationId)
        .where('state', '<>', 'unlinked')
        .executeTakeFirst()
      return Number(numUpdatedRows) === 1
    },

    /** Suspends whoever was not re-confirmed in time; returns their ids. */
    async suspendSilent(transaction: OpenTransaction, now: Date): Promise<string[]> {
      const rows = await tables(transaction)
        .updateTable('representatives')
        .set({ state: 'suspended', suspended_for: 'not-reconfirmed' })
        .where('state', '=', 'active')
        .where('confirmed_until', '<=', now)
        .returning('id')
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Claims the representatives whose reminder number `reminder` is due before `before`, so that each goes out once. */
    async claimReminders(reminder: 1 | 2, before: Date) {
      return tables(db)
        .updateTable('representatives')
        .set({ reminders: reminder })
        .where('state', '=', 'active')
        .where('reminders', '<', reminder)
        .where('confirmed_until', '<=', before)
        .returning(['id', 'organisation_id', 'name', 'confirmed_until'])
        .execute()
    },

    /** A claimed reminder did not go out and is due again. */
    async releaseReminders(ids: readonly string[], reminders: number) {
      await tables(db)
        .updateTable('representatives')
        .set({ reminders })
        .where('id', 'in', [...ids])
        .execute()
    },
  }
}
