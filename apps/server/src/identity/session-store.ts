import type { Work } from '../platform/work.ts'
import type { SessionKind } from './session-state.ts'
import { tables } from './tables.ts'

interface NewSession {
  idHash: Buffer
  kind: SessionKind
  stateSealed: Buffer
  now: Date
  expiresAt: Date
  endsAt: Date
  ownerHash: Buffer | null
}

/** Sessions at rest: the hash of the identifier and the sealed state. */
export function sessionStore(db: Work) {
  return {
    async insert(row: NewSession) {
      await tables(db)
        .insertInto('sessions')
        .values({
          id_hash: row.idHash,
          kind: row.kind,
          state_sealed: row.stateSealed,
          last_seen_at: row.now,
          expires_at: row.expiresAt,
          ends_at: row.endsAt,
          owner_hash: row.ownerHash,
        })
        .execute()
    },
    find(idHash: Buffer, kind: SessionKind, now: Date) {
      return tables(db)
        .selectFrom('sessions')
        .select(['state_sealed', 'last_seen_at', 'ends_at', 'owner_hash'])
        .where('id_hash', '=', idHash)
        .where('kind', '=', kind)
        .where('expires_at', '>', now)
        .executeTakeFirst()
    },
    async change(idHash: Buffer, stateSealed: Buffer) {
      await tables(db)
        .updateTable('sessions')
        .set({ state_sealed: stateSealed })
        .where('id_hash', '=', idHash)
        .execute()
    },
    async prolong(idHash: Buffer, now: Date, expiresAt: Date) {
      await tables(db)
        .updateTable('sessions')
        .set({ last_seen_at: now, expires_at: expiresAt })
        .where('id_hash', '=', idHash)
        .execute()
    },
    async remove(idHash: Buffer) {
      await tables(db).deleteFrom('sessions').where('id_hash', '=', idHash).execute()
    },
    /** The other sessions of this kind of the same person. */
    async removeOthers(idHash: Buffer, kind: SessionKind, ownerHash: Uint8Array) {
      await tables(db)
        .deleteFrom('sessions')
        .where('owner_hash', '=', ownerHash)
        .where('kind', '=', kind)
        .where('id_hash', '!=', idHash)
        .execute()
    },
    async removeAll(kind: SessionKind, ownerHash: Uint8Array) {
      await tables(db).deleteFrom('sessions').where('owner_hash', '=', ownerHash).where('kind', '=', kind).execute()
    },
    async removeEnded(now: Date) {
      await tables(db).deleteFrom('sessions').where('expires_at', '<=', now).execute()
    },
  }
}
export type SessionStore = ReturnType<typeof sessionStore>
