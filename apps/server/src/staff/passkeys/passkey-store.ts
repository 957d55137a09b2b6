import type { OpenTransaction, Work } from '../../platform/work.ts'
import { tables } from '../tables.ts'

/** A passkey to keep. */
export interface PasskeyRow {
  credentialId: string
  memberId: string
  publicKey: Uint8Array
  counter: number
  transports: string[]
  label: string
}

/** The passkeys of the provider's members. */
export function passkeyStore(db: Work) {
  return { ...foundPasskeys(db), ...passkeyChanges(db) }
}
export type PasskeyStore = ReturnType<typeof passkeyStore>

function foundPasskeys(db: Work) {
  return {
    find: (credentialId: string) =>
      tables(db)
        .selectFrom('passkeys')
        .innerJoin('provider_staff', 'provider_staff.id', 'passkeys.member_id')
        .select(['credential_id', 'member_id', 'public_key', 'counter', 'transports'])
        .where('credential_id', '=', credentialId)
        .where('provider_staff.state', 'in', ['active', 'registered'])
        .executeTakeFirst(),

    ofMember: (memberId: string, within: Work = db) =>
      tables(within)
        .selectFrom('passkeys')
        .select(['credential_id', 'transports'])
        .where('member_id', '=', memberId)
        .orderBy('created_at')
        .execute(),

    /** A member's passkeys as their owner sees them. */
    describe: (memberId: string) =>
      tables(db)
        .selectFrom('passkeys')
        .select(['credential_id', 'label', 'created_at', 'last_used_at'])
        .where('member_id', '=', memberId)
        .orderBy('created_at')
        .orderBy('credential_id')
        .execute(),

    async countOf(transaction: OpenTransaction, memberId: string): Promise<number> {
      const { count } = await tables(transaction)
        .selectFrom('passkeys')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('member_id', '=', memberId)
        .executeTakeFirstOrThrow()
      return count
    },
  }
}

function passkeyChanges(db: Work) {
  return {
    /** Keeps a passkey; false when the credential is known already. */
    async insert(transaction: OpenTransaction, row: PasskeyRow, now: Date): Promise<boolean> {
      const inserted = await tables(transaction)
        .insertInto('passkeys')
        .values({
          credential_id: row.credentialId,
          member_id: row.memberId,
          public_key: Buffer.from(row.publicKey),
          counter: row.counter,
          transports: row.transports,
          label: row.label,
          created_at: now,
        })
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returning('credential_id')
        .executeTakeFirst()
      return inserted !== undefined
    },

    async removeAll(transaction: OpenTransaction, memberId: string): Promise<void> {
      await tables(transaction).deleteFrom('passkeys').where('member_id', '=', memberId).execute()
    },

    /** Removes a member's own passkey; false when it is none of theirs. */
    async remove(transaction: OpenTransaction, key: { memberId: string; credentialId: string }): Promise<boolean> {
      const removed = await tables(transaction)
        .deleteFrom('passkeys')
        .where('member_id', '=', key.memberId)
        .where('credential_id', '=', key.credentialId)
        .returning('credential_id')
        .executeTakeFirst()
      return removed !== undefined
    },

    /**
     * Notes a use; false when another use raised the counter in between, which a copied authenticator does (WebAuthn L3 §6.1.1).
     */
    async markUsed(use: { credentialId: string; from: number; to: number; now: Date }): Promise<boolean> {
      const used = await tables(db)
        .updateTable('passkeys')
        .set({ counter: use.to, last_used_at: use.now })
        .where('credential_id', '=', use.credentialId)
        .where('counter', '=', use.from)
        .returning('credential_id')
        .executeTakeFirst()
      return used !== undefined
    },
  }
}
