import type { Expression } from 'kysely'
import type { OpenTransaction, Work } from '../platform/work.ts'
import { tables } from './tables.ts'

/** Removes the numbers of holders and marks them as erased; the records stay as empty shells. */
export async function eraseHolders(transaction: OpenTransaction, holderIds: readonly string[], now: Date) {
  await tables(transaction)
    .updateTable('holders')
    .set({ erased_at: now, tin_index: null, ssn_index: null, ssn_declared: false, tin_sealed: null })
    .where('id', 'in', [...holderIds])
    .execute()
}

/**
 * Removes the sealed tax number of holders (spec 2 §2.4): of all, or of these, but of nobody whose id is among `keep`, a query in
 * the same database.
 */
export async function forgetTaxNumbers(
  work: Work,
  { keep, holderIds }: { keep: Expression<string>; holderIds?: readonly string[] },
): Promise<void> {
  await tables(work)
    .updateTable('holders')
    .set({ tin_sealed: null })
    .where('tin_sealed', 'is not', null)
    .$if(holderIds !== undefined, (query) => query.where('id', 'in', [...(holderIds ?? [])]))
    .where('id', 'not in', keep)
    .execute()
}
