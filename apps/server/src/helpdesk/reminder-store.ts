import type { Work } from '../platform/work.ts'
import { tables } from './tables.ts'

export type Reminder = 'due' | 'overdue'
const COLUMNS = { due: 'reminded_before_at', overdue: 'reminded_overdue_at' } as const

/** Which requests are to be reminded of; each of the two reminders is claimed once. */
export function reminderStore(db: Work) {
  return {
    /** Unresolved requests that are overdue on `today`, or due by `nextWorkingDay`, and were not yet reminded of it. */
    async due(reminder: Reminder, { today, nextWorkingDay }: { today: string; nextWorkingDay: string }) {
      const rows = await tables(db)
        .selectFrom('desk_requests')
        .select('id')
        .where('state', '<>', 'resolved')
        .where(COLUMNS[reminder], 'is', null)
        .where((where) =>
          reminder === 'overdue'
            ? where('answer_by', '<', today)
            : where.and([where('answer_by', '>=', today), where('answer_by', '<=', nextWorkingDay)]),
        )
        .orderBy('answer_by')
        .orderBy('id')
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Takes a reminder upon this process; false when another has it, or the request was resolved meanwhile. */
    async claim(id: string, reminder: Reminder, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await tables(db)
        .updateTable('desk_requests')
        .set({ [COLUMNS[reminder]]: now })
        .where('id', '=', id)
        .where('state', '<>', 'resolved')
        .where(COLUMNS[reminder], 'is', null)
        .executeTakeFirst()
      return Number(numUpdatedRows) === 1
    },

    /** The mail did not go out: the reminder is due again. */
    async release(id: string, reminder: Reminder): Promise<void> {
      await tables(db)
        .updateTable('desk_requests')
        .set({ [COLUMNS[reminder]]: null })
        .where('id', '=', id)
        .where('state', '<>', 'resolved')
        .execute()
    },
  }
}
