import type { DegreeKey } from '@perga/domain'
import type { Database, DatabaseTransaction } from '../platform/database.ts'
import type { Keys } from '../platform/keys.ts'

export interface NewReport {
  id: string
  holderId: string
  institution: string
  /** Null for a degree that is missing. */
  key: DegreeKey | null
  text: string
  now: Date
}

/** Degrees that their holders miss or find wrong, kept for the institution's desk. */
export function reportStore(db: Database, keys: Keys) {
  return {
    async insert(transaction: DatabaseTransaction, report: NewReport): Promise<void> {
      await transaction
        .insertInto('degree_reports')
        .values({
          id: report.id,
          holder_id: report.holderId,
          institution_code: report.institution,
          kind: report.key === null ? 'missing' : 'wrong',
          degree_key_sealed: report.key && keys.seal('degree-key', JSON.stringify(report.key)),
          text_sealed: keys.seal('degree-report', report.text),
          created_at: report.now,
        })
        .execute()
    },

    async ofPerson(holderIds: readonly string[]) {
      const rows = await db
        .selectFrom('degree_reports')
        .select(['created_at', 'institution_code', 'kind', 'text_sealed'])
        .where('holder_id', 'in', [...holderIds])
        .orderBy('created_at')
        .execute()
      return rows.map(({ text_sealed, ...row }) => ({ ...row, text: keys.unseal('degree-report', text_sealed) }))
    },

    async eraseOf(transaction: DatabaseTransaction, holderIds: readonly string[]): Promise<void> {
      await transaction
        .deleteFrom('degree_reports')
        .where('holder_id', 'in', [...holderIds])
        .execute()
    },
  }
}
export type ReportStore = ReturnType<typeof reportStore>
