import type { OpenTransaction } from '../platform/work.ts'
import { tables } from './tables.ts'

/** Keeps a holder from being erased until the transaction ends; false for one who was erased before. */
export async function holdHolder(transaction: OpenTransaction, holderId: string): Promise<boolean> {
  const row = await tables(transaction)
    .selectFrom('holders')
    .select('id')
    .where('id', '=', holderId)
    .where('erased_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}
