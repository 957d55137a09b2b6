import type { Database } from '../platform/database.ts'

/** Holders: persons known by keyed indices of their numbers, never by the numbers. */
export function holderStore(db: Database) {
  return {
    /**
     * The holder with this tax number, entered now if new. The social security index follows the registry; what was known stays
     * when it finds nobody.
     */
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
          conflict.column('tin_index').doUpdateSet({
            tin_sealed: row.tinSealed,
            ...(row.ssnIndex !== null && { ssn_index: row.ssnIndex, ssn_declared: false }),
          }),
        )
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** Enters the number that a holder says is theirs; false when a registry has given another one. */
    async declare(holderId: string, ssnIndex: Buffer): Promise<boolean> {
      const declared = await db
        .updateTable('holders')
        .set({ ssn_index: ssnIndex, ssn_declared: true })
        .where('id', '=', holderId)
        .where('erased_at', 'is', null)
        .where((where) => where.or([where('ssn_index', 'is', null), where('ssn_declared', '=', true)]))
        .executeTakeFirst()
      if (Number(declared.numUpdatedRows) === 1) return true
      const proven = await db.selectFrom('holders').select('ssn_index').where('id', '=', holderId).executeTakeFirst()
      return proven?.ssn_index != null && ssnIndex.equals(proven.ssn_index)
    },
  }
}
