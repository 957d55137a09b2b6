import type { Work } from '../platform/work.ts'
import { tables } from './tables.ts'

/** A person by the keyed hashes of the numbers in their degree's record; at least one of them is given. */
export interface FoundPerson {
  /** The id of the holder, where none has these numbers. */
  id: string
  ssnIndex: Buffer | null
  tinIndex: Buffer | null
  now: Date
}

/** The holder with these numbers, entered now if nobody has them: somebody whose degree a check found. Returns the id. */
export async function enterFoundHolder(work: Work, { id, ssnIndex, tinIndex, now }: FoundPerson): Promise<string> {
  const known = await tables(work)
    .selectFrom('holders')
    .select('id')
    .where((where) =>
      where.or([
        // A self-declared number is not enough to be told of a check.
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
  const entered = await tables(work)
    .insertInto('holders')
    .values({ id, ssn_index: ssnIndex, tin_index: tinIndex, created_at: now })
    // Entered by another request meanwhile: the same person.
    .onConflict((conflict) => conflict.column('tin_index').doUpdateSet({ tin_index: tinIndex }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return entered.id
}
