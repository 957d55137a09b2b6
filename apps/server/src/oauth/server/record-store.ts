import type { ExpressionBuilder } from 'kysely'
import type { AdapterPayload } from 'oidc-provider'
import type { Clock } from '../../platform/clock.ts'
import { type Keys, sha256 } from '../../platform/keys.ts'
import type { Work } from '../../platform/work.ts'
import type { OauthTables } from '../tables.ts'
import { tables } from '../tables.ts'

/** What sealed records are kept with. */
interface Safe {
  db: Work
  keys: Keys
  clock: Clock
}

/** Codes, tokens, grants and interactions at rest: found by the hash of their identifier, their content sealed. */
export function recordStore(safe: Safe) {
  return { ...liveRecords(safe), ...removedRecords(safe) }
}
export type RecordStore = ReturnType<typeof recordStore>

function liveRecords(safe: Safe) {
  return {
    async save(model: string, id: string, payload: AdapterPayload, expiresIn: number | undefined) {
      const row = toRow(payload, expiresIn, safe)
      await tables(safe.db)
        .insertInto('oauth_records')
        .values({ model, id_hash: sha256(id), ...row })
        .onConflict((conflict) => conflict.columns(['model', 'id_hash']).doUpdateSet(row))
        .execute()
    },

    /** Saves a record that must be new; false when one of its name is there and not yet over. */
    async saveNew(model: string, id: string, payload: AdapterPayload, expiresIn: number | undefined) {
      const row = toRow(payload, expiresIn, safe)
      const saved = await tables(safe.db)
        .insertInto('oauth_records')
        .values({ model, id_hash: sha256(id), ...row })
        .onConflict((conflict) =>
          conflict
            .columns(['model', 'id_hash'])
            .doUpdateSet(row)
            .where('oauth_records.expires_at', '<=', safe.clock.now()),
        )
        .returning('model')
        .executeTakeFirst()
      return saved !== undefined
    },

    find: async (model: string, id: string) =>
      open(await live(model, safe).where('id_hash', '=', sha256(id)).executeTakeFirst(), safe.keys),

    findByUid: async (model: string, uid: string) =>
      open(await live(model, safe).where('uid_hash', '=', sha256(uid)).executeTakeFirst(), safe.keys),

    /** Marks a single-use record as used; false when somebody else was first. */
    async consume(model: string, id: string): Promise<boolean> {
      const { numUpdatedRows } = await tables(safe.db)
        .updateTable('oauth_records')
        .set({ consumed_at: safe.clock.now() })
        .where('model', '=', model)
        .where('id_hash', '=', sha256(id))
        .where('consumed_at', 'is', null)
        .where(isLive(safe.clock.now()))
        .executeTakeFirst()
      return Number(numUpdatedRows) === 1
    },

    /** The hash of the grant that a record belongs to, however its time stands. */
    async grantHashOf(model: string, id: string): Promise<Uint8Array | null> {
      const row = await tables(safe.db)
        .selectFrom('oauth_records')
        .select('grant_hash')
        .where('model', '=', model)
        .where('id_hash', '=', sha256(id))
        .executeTakeFirst()
      return row?.grant_hash ?? null
    },
  }
}

function removedRecords(safe: Safe) {
  return {
    /** Removes a grant and everything that was issued under it, in the transaction that causes it where there is one. */
    async removeGrant(grantHash: Uint8Array, transaction: Work = safe.db) {
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
      await tables(safe.db)
        .deleteFrom('oauth_records')
        .where('model', '=', model)
        .where('id_hash', '=', sha256(id))
        .execute()
    },

    async removeOfGrant(grantId: string) {
      await tables(safe.db).deleteFrom('oauth_records').where('grant_hash', '=', sha256(grantId)).execute()
    },

    async removeEnded() {
      await tables(safe.db).deleteFrom('oauth_records').where('expires_at', '<=', safe.clock.now()).execute()
    },
  }
}

/** A record without an end lives until it is removed. */
const isLive = (now: Date) => (where: ExpressionBuilder<OauthTables, 'oauth_records'>) =>
  where.or([where('expires_at', 'is', null), where('expires_at', '>', now)])

function live(model: string, { db, clock }: Safe) {
  return tables(db)
    .selectFrom('oauth_records')
    .select(['payload_sealed', 'consumed_at'])
    .where('model', '=', model)
    .where(isLive(clock.now()))
}

function open(
  row: { payload_sealed: Uint8Array; consumed_at: Date | null } | undefined,
  keys: Keys,
): AdapterPayload | undefined {
  if (row === undefined) return undefined
  // Sealed by toRow() below from a payload of the same model.
  const payload = JSON.parse(keys.unseal('oauth-record', row.payload_sealed)) as AdapterPayload
  return row.consumed_at === null ? payload : { ...payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) }
}

function toRow(payload: AdapterPayload, expiresIn: number | undefined, { keys, clock }: Safe) {
  return {
    payload_sealed: keys.seal('oauth-record', JSON.stringify(payload)),
    grant_hash: payload.grantId === undefined ? null : sha256(payload.grantId),
    uid_hash: payload.uid === undefined ? null : sha256(payload.uid),
    expires_at: expiresIn === undefined ? null : new Date(clock.now().getTime() + expiresIn * 1000),
  }
}
