import type { Work } from '../platform/work.ts'
import { tables } from './tables.ts'

/** Whether an institution takes requests, where citizens turn otherwise, and whom reminders reach. */
export function settingsStore(db: Work) {
  return {
    async find(institution: string) {
      const row = await tables(db)
        .selectFrom('helpdesk_settings')
        .select(['takes_requests', 'contact', 'reminder_email'])
        .where('institution_code', '=', institution)
        .executeTakeFirst()
      return row ?? { takes_requests: false, contact: null, reminder_email: null }
    },

    async save(
      institution: string,
      values: { takes_requests?: boolean; contact?: string | null; reminder_email?: string | null },
    ): Promise<void> {
      await tables(db)
        .insertInto('helpdesk_settings')
        .values({ institution_code: institution, ...values })
        .onConflict((conflict) =>
          conflict.column('institution_code').doUpdateSet({ institution_code: institution, ...values }),
        )
        .execute()
    },

    /** The departments' contacts by our id of the department. */
    async contacts(departmentIds: readonly string[]): Promise<Map<string, string>> {
      if (departmentIds.length === 0) return new Map()
      const rows = await tables(db)
        .selectFrom('helpdesk_contacts')
        .selectAll()
        .where('department_id', 'in', [...departmentIds])
        .execute()
      return new Map(rows.map(({ department_id, email }) => [department_id, email]))
    },

    async saveContact(departmentId: string, email: string | null): Promise<void> {
      if (email === null) {
        await tables(db).deleteFrom('helpdesk_contacts').where('department_id', '=', departmentId).execute()
        return
      }
      await tables(db)
        .insertInto('helpdesk_contacts')
        .values({ department_id: departmentId, email })
        .onConflict((conflict) => conflict.column('department_id').doUpdateSet({ email }))
        .execute()
    },
  }
}
