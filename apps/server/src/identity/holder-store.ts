import type { Database } from '../platform/database.ts'

/** Holders: persons known by keyed indices of their numbers, never by the numbers. */
export function holderStore(db: Database) {
  return {
    /** The holder with this tax number, entered now if new; the social security index follows the registry. */
    async enter(row: {
      id: string
      tinIndex: Buffer
      ssnIndex: Buffer | null
      tinSealed: Buffer
      now: Date
    }): Promise<string> {
      const { id } = await db
        .insertInto('holders')
        .values({
          id: row.id,
          tin_index: row.tinIndex,
          ssn_index: row.ssnIndex,
          tin_sealed: row.tinSealed,
          created_at: row.now,
        })
        .onConflict((conflict) =>
          conflict.column('tin_index').doUpdateSet({ ssn_index: row.ssnIndex, tin_sealed: row.tinSealed }),
        )
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
  }
}
