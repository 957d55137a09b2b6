import type { OpenTransaction } from '../platform/work.ts'
import { tables } from './tables.ts'

/** Ends the way to an institution's own data; false where it has none. */
export async function endConnection(transaction: OpenTransaction, code: string): Promise<boolean> {
  const ended = await tables(transaction)
    .deleteFrom('connections')
    .where('institution_code', '=', code)
    .returning('institution_code')
    .executeTakeFirst()
  return ended !== undefined
}

/** Forgets what an institution uploaded, finished or not, and ends the keys of its programs; returns how many of each. */
export async function endUploads(
  transaction: OpenTransaction,
  code: string,
  now: Date,
): Promise<{ degrees_forgotten: number; upload_keys_ended: number }> {
  const uploads = await tables(transaction)
    .deleteFrom('degree_uploads')
    .where('institution_code', '=', code)
    .returning('degrees')
    .execute()
  const keys = await tables(transaction)
    .updateTable('upload_keys')
    .set({ retired_at: now })
    .where('institution_code', '=', code)
    .where('retired_at', 'is', null)
    .returning('id')
    .execute()
  return {
    degrees_forgotten: uploads.reduce((sum, { degrees }) => sum + degrees, 0),
    upload_keys_ended: keys.length,
  }
}

/** Ends all ways to the data of an institution that has ended. */
export async function endSources(transaction: OpenTransaction, code: string, now: Date): Promise<void> {
  await endConnection(transaction, code)
  await endUploads(transaction, code, now)
}
