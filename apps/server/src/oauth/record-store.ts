import type { AdapterPayload } from 'oidc-provider'
import type { Clock } from '../platform/clock.ts'
import { type Keys, sha256 } from '../platform/keys.ts'
import type { Work } from '../platform/work.ts'
import { tables } from './tables.ts'

/** Codes, tokens, grants and interactions at rest: found by the hash of their identifier, their content sealed. */
export function recordStore({ db, keys, clock }: { db: Work; keys: Keys; clock: Clock }) {
  const live = (model: string) =>
    tables(db)
      .selectFrom('oauth_records')
      .select(['payload_sealed', 'consumed_at'])
      .where('model', '=', model)
      .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', clock.now())]))

  const open = (
    row: { payload_sealed: Uint8Array; consumed_at: Date | null } | undefined,
  ): AdapterPayload | undefined => {
    if (row === undefined) return undefined
    // Sealed by save() from a payload of the same model.
    const payload = JSON.parse(keys.unseal('oauth-record', row.payload_sealed)) as AdapterPayload
    return row.consumed_at === null ? payload : { ...payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) }
  }

  const toRow = (payload: AdapterPayload, expiresIn: number | undefined) => ({
    payload_sealed: keys.seal('oauth-record', JSON.stringify(payload)),
    grant_hash: payload.grantId === undefined ? null : sha256(payload.grantId),
    uid_hash: payload.uid === undefined ? null : sha256(payload.uid),
    expires_at: expiresIn === undefined ? null : new Date(clock.now().getTime() + expiresIn * 1000),
  })

  return {
    async save(model: string, id: string, payload: AdapterPayload, expiresIn: number | undefined) {
      const row = toRow(payload, expiresIn)
      await tables(db)
        .insertInto('oauth_records')
        .values({ model, id_hash: sha256(id), ...row })
        .onConflict((conflict) => conflict.columns(['model', 'id_hash']).doUpdateSet(row))
        .execute()
    },
    /** Saves a record that must be new; false when one of its name is there and not yet over. */
    async saveNew(model: string, id: string, payload: AdapterPayload, expiresIn: number | undefined) {
      const row = toRow(payload, expiresIn)
      const saved = await tables(db)
        .insertInto('oauth_records')
        .values({ model, id_hash: sha256(id), ...row })
        .onConflict((conflict) =>
          conflict.columns(['model', 'id_hash']).doUpdateSet(row).where('oauth_records.expires_at', '<=', clock.now()),
        )
        .returning('model')
        .executeTakeFirst()
      return saved !== undefined
    },
    find: async (model: string, id: string) =>
      open(await live(model).where('id_hash', '=', sha256(id)).executeTakeFirst()),
    findByUid: async (model: string, uid: string) =>
      open(await live(model).where('uid_hash', '=', sha256(uid)).executeTakeFirst()),
    /** Marks a single-use record as used; false when somebody else was first. */
    async consume(model: string, id: string): Promise<boolean> {
      const { numUpdatedRows } = await tables(db)
        .updateTable('oauth_records')
        .set({ consumed_at: clock.now() })
        .where('model', '=', model)
        .where('id_hash', '=', sha256(id))
        .where('consumed_at', 'is', null)
        .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', clock.now())]))
        .executeTakeFirst()
      return Number(numUpdatedRows) === 1
    },
    /** The hash of the grant that a record belongs to, however its time stands. */
    async grantHashOf(model: string, id: string): Promise<Uint8Array | null> {
      const row = await tables(db)
        .selectFrom('oauth_records')
        .select('grant_hash')
        .where('model', '=', model)
        .where('id_hash', '=', sha256(id))
        .executeTakeFirst()
      return row?.grant_hash ?? null
    },
    /** Removes a grant and everything that was issued under it, in the transaction that causes it where there is one. */
    async removeGrant(grantHash: Uint8Array, transaction: Work = db) {
      const hash = Buffer.from(grantHash)
      await tables(transaction)
        .deleteFrom('oauth_records')
        .where((where) =>
          where.or([
            where('grant_hash', '=', hash),
            where.and([where('model', '=', 'Grant'), where('id_hash', '=', hash)]),
          ]),
        )
        .execute()
    },
    async remove(model: string, id: string) {
      await tables(db)
        .deleteFrom('oauth_records')
        .where('model', '=', model)
        .where('id_hash', '=', sha256(id))
        .execute()
    },
    async removeOfGrant(grantId: string) {
      await tables(db).deleteFrom('oauth_records').where('grant_hash', '=', sha256(grantId)).execute()
    },
    async removeEnded() {
      await tables(db).deleteFrom('oauth_records').where('expires_at', '<=', clock.now()).execute()
    },
  }
}
export type RecordStore = ReturnType<typeof recordStore>
