import type { Locale } from '@perga/domain'
import type { Keys } from '../platform/keys.ts'
import type { Work } from '../platform/work.ts'
import { tables } from './tables.ts'

/** Where holders want their receipts by e-mail: one address each, sealed, used once its code was typed back. */
export function addressStore(db: Work, keys: Keys) {
  return { ...keptAddresses(db, keys), ...addressConfirmation(db, keys) }
}
export type AddressStore = ReturnType<typeof addressStore>

function keptAddresses(db: Work, keys: Keys) {
  return {
    /** Puts a new, unconfirmed address in place of whatever was there. */
    async replace(address: { holderId: string; email: string; language: Locale; code: string; now: Date }) {
      const row = {
        email_sealed: keys.seal('receipt-address', address.email),
        language: address.language,
        code_sealed: keys.seal('receipt-address', address.code),
        wrong_codes: 0,
        changed_at: address.now,
        confirmed_at: null,
      }
      await tables(db)
        .insertInto('receipt_addresses')
        .values({ holder_id: address.holderId, ...row })
        .onConflict((conflict) => conflict.column('holder_id').doUpdateSet(row))
        .execute()
    },

    async find(holderId: string) {
      const row = await tables(db)
        .selectFrom('receipt_addresses')
        .selectAll()
        .where('holder_id', '=', holderId)
        .executeTakeFirst()
      return (
        row && {
          email: keys.unseal('receipt-address', row.email_sealed),
          language: row.language,
          changedAt: row.changed_at,
          isConfirmed: row.confirmed_at !== null,
        }
      )
    },

    async removeOf(holderIds: readonly string[], database: Work = db): Promise<void> {
      await tables(database)
        .deleteFrom('receipt_addresses')
        .where('holder_id', 'in', [...holderIds])
        .execute()
    },
  }
}

/** The code that proves an address to be the holder's. */
function addressConfirmation(db: Work, keys: Keys) {
  return {
    /** Takes one attempt at the code of an address; the code when there was one left, else null. */
    async takeCodeAttempt(
      holderId: string,
      { allowed, changedAfter }: { allowed: number; changedAfter: Date },
    ): Promise<string | null> {
      const row = await tables(db)
        .updateTable('receipt_addresses')
        .set((set) => ({ wrong_codes: set('wrong_codes', '+', 1) }))
        .where('holder_id', '=', holderId)
        .where('wrong_codes', '<', allowed)
        .where('changed_at', '>', changedAfter)
        .returning('code_sealed')
        .executeTakeFirst()
      return row?.code_sealed ? keys.unseal('receipt-address', row.code_sealed) : null
    },

    async confirm(holderId: string, now: Date): Promise<void> {
      await tables(db)
        .updateTable('receipt_addresses')
        .set({ confirmed_at: now, code_sealed: null })
        .where('holder_id', '=', holderId)
        .where('confirmed_at', 'is', null)
        .execute()
    },
  }
}
