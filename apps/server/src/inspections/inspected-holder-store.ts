import type { Database } from '../platform/database.ts'

/** The person whose degree a check found, as the holder of it: for the receipt and for later verification. */
export function inspectedHolderStore(db: Database) {
  return {
    /** The holder with these indices, entered now if nobody has them. At least one of them is given. */
    async enter(person: { id: string; ssnIndex: Buffer | null; tinIndex: Buffer | null; now: Date }): Promise<string> {
      const { ssnIndex, tinIndex } = person
      const known = await db
        .selectFrom('holders')
        .select('id')
        .where((where) =>
          where.or([
            // What somebody only says of themselves is not enough to be told of a check.
            ...(ssnIndex === null
              ? []
              : [where.and([where('ssn_index', '=', ssnIndex), where('ssn_declared', '=', false)])]),
            ...(tinIndex === null ? [] : [where('tin_index', '=', tinIndex)]),
          ]),
        )
        // Who has logged in is known by the tax number, and sees receipts under it.
        .orderBy((order) => order('tin_index', 'is', null))
        .orderBy('created_at')
        .limit(1)
        .executeTakeFirst()
      if (known !== undefined) return known.id
      const { id } = await db
        .insertInto('holders')
        .values({ id: person.id, ssn_index: ssnIndex, tin_index: tinIndex, created_at: person.now })
        // Entered by another request meanwhile: the same person.
        .onConflict((conflict) => conflict.column('tin_index').doUpdateSet({ tin_index: tinIndex }))
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
  }
}
export type InspectedHolderStore = ReturnType<typeof inspectedHolderStore>
