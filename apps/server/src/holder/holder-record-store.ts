import type { DegreeKey } from '@perga/domain'
import type { Database, DatabaseTransaction } from '../platform/database.ts'
import type { Keys } from '../platform/keys.ts'

/** What the service keeps of a person as holder. */
export function holderRecordStore(db: Database, keys: Keys) {
  return {
    /** The record under `holderId` and every other of the same social security number; none once erased. */
    async idsOfPerson(holderId: string): Promise<string[]> {
      const own = await db
        .selectFrom('holders')
        .select(['id', 'ssn_index', 'ssn_declared'])
        .where('id', '=', holderId)
        .where('erased_at', 'is', null)
        .executeTakeFirst()
      if (own === undefined) return []
      // Somebody's own word for a number opens nobody else's history.
      if (own.ssn_index === null || own.ssn_declared) return [own.id]
      const same = await db
        .selectFrom('holders')
        .select('id')
        .where('ssn_index', '=', Buffer.from(own.ssn_index))
        .where('ssn_declared', '=', false)
        .where('id', '<>', own.id)
        .execute()
      return [own.id, ...same.map(({ id }) => id)]
    },

    find: (holderId: string) =>
      db
        .selectFrom('holders')
        .select(['created_at', 'tin_sealed'])
        .where('id', '=', holderId)
        .executeTakeFirstOrThrow(),

    /** The reserved client of the holders' own copies; any logged-in verifier may check what was released to it. */
    async ownCopyClient(): Promise<{ id: string; displayName: string }> {
      const { id, display_name_el } = await db
        .selectFrom('clients')
        .select(['id', 'display_name_el'])
        .where('kind', '=', 'holder')
        .executeTakeFirstOrThrow()
      return { id, displayName: display_name_el }
    },

    /** Asked in the transaction of a copy: the person has not been erased meanwhile. */
    async isKnown(transaction: DatabaseTransaction, holderId: string): Promise<boolean> {
      const row = await transaction
        .selectFrom('holders')
        .select('id')
        .where('id', '=', holderId)
        .where('erased_at', 'is', null)
        .forShare()
        .executeTakeFirst()
      return row !== undefined
    },

    /** What is kept of every diploma that left the service, oldest first; not yet what may be told only later. */
    async releasesOf(holderIds: readonly string[], now: Date) {
      const rows = await db
        .selectFrom('releases')
        .innerJoin('clients', 'clients.id', 'releases.client_id')
        .select(['audit_id', 'signed_at', 'degree_key_sealed', 'releases.scopes', 'clients.display_name_el'])
        .where('releases.holder_id', 'in', [...holderIds])
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('receipts')
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

    /** Removes every trace by which the person could be found again; the records themselves stay as empty shells. */
    async erase(transaction: DatabaseTransaction, holderIds: readonly string[], now: Date): Promise<void> {
      // The sealed files go with their keys.
      await transaction
        .deleteFrom('sealed_file_keys')
        .where('audit_id', 'in', (query) =>
          query
            .selectFrom('releases')
            .select('releases.audit_id')
            .where('releases.holder_id', 'in', [...holderIds]),
        )
        .execute()
      await transaction
        .updateTable('releases')
        .set({ holder_id: null })
        .where('holder_id', 'in', [...holderIds])
        .execute()
      await transaction
        .updateTable('holders')
        .set({ erased_at: now, tin_index: null, ssn_index: null, ssn_declared: false, tin_sealed: null })
        .where('id', 'in', [...holderIds])
        .execute()
    },
  }
}
export type HolderRecordStore = ReturnType<typeof holderRecordStore>
