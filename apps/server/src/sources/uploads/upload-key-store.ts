import { sql } from 'kysely'
import type { Work } from '../../platform/work.ts'
import { tables } from '../tables.ts'

/** A key to keep: never the secret itself. */
export interface UploadKeyRow {
  id: string
  institution: string
  label: string
  keyHash: Buffer
  networks: readonly string[]
  madeBy: string
  now: Date
}

const SLOTS = [1, 2] as const

/** Keys by which institutions' programs send files; at most two of an institution are in force. */
export function uploadKeyStore(db: Work) {
  return {
    /** Keeps a key in a free place; false when both are taken. */
    async insert({ id, institution, label, keyHash, networks, madeBy, now }: UploadKeyRow): Promise<boolean> {
      for (const slot of SLOTS) {
        const kept = await tables(db)
          .insertInto('upload_keys')
          .values({
            ...{ id, institution_code: institution, slot, label, key_hash: keyHash, networks: [...networks] },
            ...{ made_by: madeBy, made_at: now },
          })
          .onConflict((conflict) =>
            conflict.columns(['institution_code', 'slot']).where('retired_at', 'is', sql.lit(null)).doNothing(),
          )
          .returning('id')
          .executeTakeFirst()
        if (kept !== undefined) return true
      }
      return false
    },
    /** The key in force with this hash, for this institution. */
    findInForce: (institution: string, keyHash: Buffer) =>
      tables(db)
        .selectFrom('upload_keys')
        .select(['id', 'networks'])
        .where('institution_code', '=', institution)
        .where('key_hash', '=', keyHash)
        .where('retired_at', 'is', null)
        .executeTakeFirst(),
    async noteUse(id: string, now: Date): Promise<void> {
      await tables(db).updateTable('upload_keys').set({ last_used_at: now }).where('id', '=', id).execute()
    },
    /** Ends a key of the institution; false when it is none in force. */
    async retire({ id, institution, now }: { id: string; institution: string; now: Date }): Promise<boolean> {
      const retired = await tables(db)
        .updateTable('upload_keys')
        .set({ retired_at: now })
        .where('id', '=', id)
        .where('institution_code', '=', institution)
        .where('retired_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      return retired !== undefined
    },
    inForce: (institution: string) =>
      tables(db)
        .selectFrom('upload_keys')
        .select(['id', 'label', 'networks', 'made_at', 'last_used_at'])
        .where('institution_code', '=', institution)
        .where('retired_at', 'is', null)
        .orderBy('made_at')
        .orderBy('id')
        .execute(),
  }
}
