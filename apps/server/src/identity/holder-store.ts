import type { Work } from '../platform/work.ts'
import { tables } from './tables.ts'

/** Holders: persons known by keyed indices of their numbers, never by the numbers. */
export function holderStore(db: Work) {
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
      const { id } = await tables(db)
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

    /** What is kept of a holder beside the indices: since when, and the sealed tax number. */
    find: (holderId: string) =>
      tables(db)
        .selectFrom('holders')
        .select(['created_at', 'tin_sealed'])
        .where('id', '=', holderId)
        .executeTakeFirstOrThrow(),

    /** Enters the number that a holder says is theirs; false when a registry has given another one. */
    async declare(holderId: string, ssnIndex: Buffer): Promise<boolean> {
      const declared = await tables(db)
        .updateTable('holders')
        .set({ ssn_index: ssnIndex, ssn_declared: true })
        .where('id', '=', holderId)
        .where('erased_at', 'is', null)
        .where((where) => where.or([where('ssn_index', 'is', null), where('ssn_declared', '=', true)]))
        .executeTakeFirst()
      if (Number(declared.numUpdatedRows) === 1) return true
      const proven = await tables(db)
        .selectFrom('holders')
        .select('ssn_index')
        .where('id', '=', holderId)
        .executeTakeFirst()
      return proven?.ssn_index != null && ssnIndex.equals(proven.ssn_index)
    },
  }
}
