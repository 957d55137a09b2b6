import type { OpenTransaction } from '../platform/work.ts'
import { tables } from './tables.ts'

/** Takes holders who are erased from their releases; the releases stay, so that a printed diploma can still be verified. */
export async function forgetHolderOfReleases(
  transaction: OpenTransaction,
  holderIds: readonly string[],
): Promise<void> {
  await tables(transaction)
    .updateTable('releases')
    .set({ holder_id: null })
    .where('holder_id', 'in', [...holderIds])
    .execute()
}
