import type { OpenTransaction } from '../platform/work.ts'
import { tables } from './tables.ts'

/** Removes the kept files of these holders' diplomas: each file goes with its key. Called before the releases forget them. */
export async function eraseFilesOf(transaction: OpenTransaction, holderIds: readonly string[]): Promise<void> {
  const released = tables(transaction)
    .selectFrom('release_facts')
    .select('audit_id')
    .where('holder_id', 'in', [...holderIds])
  await tables(transaction).deleteFrom('sealed_file_keys').where('audit_id', 'in', released).execute()
}
