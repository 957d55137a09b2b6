import { inTransaction, type Work } from '../platform/work.ts'
import { tables } from './tables.ts'

export interface NewIdentifierKey {
  kid: string
  privateKeySealed: Buffer
  publicJwk: object
  createdAt: Date
}

/** The keys of verification identifiers; one is current, the retired ones go on verifying. */
export function identifierKeyStore(db: Work) {
  return {
    all: () =>
      tables(db)
        .selectFrom('signing_keys')
        .select(['kid', 'private_key_sealed', 'retired_at'])
        .where('purpose', '=', 'identifier')
        .execute(),

    /** Enters the first key. Where another process was first, its key is the current one. */
    async insertFirst(key: NewIdentifierKey) {
      await tables(db)
        .insertInto('signing_keys')
        .values(toRow(key))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    /** Retires the current key in favour of a new one, in one step. */
    async replace(key: NewIdentifierKey) {
      await inTransaction(db, async (transaction) => {
        await tables(transaction)
          .updateTable('signing_keys')
          .set({ retired_at: key.createdAt })
          .where('purpose', '=', 'identifier')
          .where('retired_at', 'is', null)
          .execute()
        await tables(transaction).insertInto('signing_keys').values(toRow(key)).execute()
      })
    },
  }
}
export type IdentifierKeyStore = ReturnType<typeof identifierKeyStore>

function toRow(key: NewIdentifierKey) {
  return {
    kid: key.kid,
    purpose: 'identifier' as const,
    private_key_sealed: key.privateKeySealed,
    public_jwk: JSON.stringify(key.publicJwk),
    created_at: key.createdAt,
  }
}
