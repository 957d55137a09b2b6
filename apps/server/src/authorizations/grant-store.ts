import type { Scope } from '@perga/domain'
import { sha256 } from '../platform/keys.ts'
import type { OpenTransaction, Work } from '../platform/work.ts'
import { isInForce } from './link-end.ts'
import { tables } from './tables.ts'

/** Authorizations as the authorization server sees them: by the grant that stands for each. */
export function grantStore(db: Work) {
  const live = (grantId: string, now: Date) =>
    tables(db)
      .selectFrom('authorizations')
      .where('authorizations.grant_hash', '=', sha256(grantId))
      .where(isInForce(now))
  return {
    async isLive(grantId: string, now: Date): Promise<boolean> {
      return (await live(grantId, now).select('authorizations.id').executeTakeFirst()) !== undefined
    },

    /** The authorization that a grant stands for while it lives, with what a reading needs of it. */
    async findLive(grantId: string, now: Date) {
      const row = await live(grantId, now)
        .innerJoin('client_names as clients', 'clients.id', 'authorizations.client_id')
        .innerJoin('holder_indices as holders', 'holders.id', 'authorizations.holder_id')
        .select([
          'authorizations.id',
          'authorizations.scopes',
          'authorizations.holder_id',
          'authorizations.client_id',
          'clients.display_name_el',
          'holders.ssn_index',
          'holders.tin_index',
        ])
        .executeTakeFirst()
      // Scopes were checked against the closed list when the authorization was given.
      return row && { ...row, scopes: row.scopes as Scope[] }
    },

    /**
     * Ends what a grant stands for, now; it was given back or misused, its holder did not withdraw it. Returns the
     * authorization's id, or undefined when it had ended before.
     */
    async end(transaction: OpenTransaction, grantHash: Uint8Array, now: Date): Promise<string | undefined> {
      const row = await tables(transaction)
        .updateTable('authorizations')
        .set({ expires_at: now })
        .where('grant_hash', '=', Buffer.from(grantHash))
        .where('expires_at', '>', now)
        .returning('id')
        .executeTakeFirst()
      return row?.id
    },
  }
}
export type GrantStore = ReturnType<typeof grantStore>
export type GrantedAuthorization = NonNullable<Awaited<ReturnType<GrantStore['findLive']>>>
