import type { DegreeKey } from '@perga/domain'
import type { Keys } from '../platform/keys.ts'
import type { Work } from '../platform/work.ts'
import { tables } from './tables.ts'

/** What the service keeps of a person as holder. */
export function holderRecordStore(db: Work, keys: Keys) {
  return {
    /** The record under `holderId` and every other of the same social security number; none once erased. */
    async idsOfPerson(holderId: string): Promise<string[]> {
      const own = await tables(db)
        .selectFrom('holder_indices as holders')
        .select(['id', 'ssn_index', 'ssn_declared'])
        .where('id', '=', holderId)
        .where('erased_at', 'is', null)
        .executeTakeFirst()
      if (own === undefined) return []
      // Somebody's own word for a number opens nobody else's history.
      if (own.ssn_index === null || own.ssn_declared) return [own.id]
      const same = await tables(db)
        .selectFrom('holder_indices as holders')
        .select('id')
        .where('ssn_index', '=', Buffer.from(own.ssn_index))
        .where('ssn_declared', '=', false)
        .where('id', '<>', own.id)
        .execute()
      return [own.id, ...same.map(({ id }) => id)]
    },

    /** The reserved client of the holders' own copies; any logged-in verifier may check what was released to it. */
    async ownCopyClient(): Promise<{ id: string; displayName: string }> {
      const { id, display_name_el } = await tables(db)
        .selectFrom('client_names as clients')
        .select(['id', 'display_name_el'])
        .where('kind', '=', 'holder')
        .executeTakeFirstOrThrow()
      return { id, displayName: display_name_el }
    },

    /** What is kept of every diploma that left the service, oldest first; not yet what may be told only later. */
    async releasesOf(holderIds: readonly string[], now: Date) {
      const rows = await tables(db)
        .selectFrom('release_facts as releases')
        .innerJoin('client_names as clients', 'clients.id', 'releases.client_id')
        .select(['audit_id', 'signed_at', 'degree_key_sealed', 'releases.scopes', 'clients.display_name_el'])
        .where('releases.holder_id', 'in', [...holderIds])
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('receipt_states as receipts')
                .select('receipts.id')
                .whereRef('receipts.reading_id', '=', 'releases.reading_id')
                .where('receipts.visible_from', '>', now),
            ),
          ),
        )
        .orderBy('audit_id')
        .execute()
      return rows.map(({ degree_key_sealed, ...row }) => ({
        ...row,
        // Sealed by the release store.
        key: JSON.parse(keys.unseal('degree-key', degree_key_sealed)) as DegreeKey,
      }))
    },
  }
}
export type HolderRecordStore = ReturnType<typeof holderRecordStore>
