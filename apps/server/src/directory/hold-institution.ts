import type { OpenTransaction } from '../platform/work.ts'
import { tables } from './tables.ts'

/** Makes other transactions that hold the same institution wait until this one ends. */
export async function holdInstitution(transaction: OpenTransaction, code: string): Promise<void> {
  await tables(transaction)
    .selectFrom('institutions')
    .select('code')
    .where('code', '=', code)
    .forNoKeyUpdate()
    .execute()
}
