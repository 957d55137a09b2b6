import type { Database, DatabaseTransaction } from '../platform/database.ts'
import type { ProviderMember } from './staff-member.ts'

/** The provider's members and their one-time registration links. */
export function providerMemberStore(db: Database | DatabaseTransaction) {
  return {
    async findActive(id: string): Promise<ProviderMember | null> {
      const row = await db
        .selectFrom('provider_staff')
        .select(['id', 'name'])
        .where('id', '=', id)
        .where('state', '=', 'active')
        .executeTakeFirst()
      return row === undefined ? null : { kind: 'provider', ...row }
    },
    async insertInvited({ id, name, now }: { id: string; name: string; now: Date }): Promise<void> {
      await db.insertInto('provider_staff').values({ id, name, state: 'invited', created_at: now }).execute()
    },
    async insertInvitation(invitation: { tokenHash: Buffer; memberId: string; expiresAt: Date }): Promise<void> {
      const { tokenHash, memberId, expiresAt } = invitation
      await db
        .insertInto('provider_invitations')
        .values({ token_hash: tokenHash, member_id: memberId, expires_at: expiresAt })
        .execute()
    },
    /** Whom a link that still holds is for. */
    invited: (tokenHash: Buffer, now: Date) =>
      db
        .selectFrom('provider_invitations')
        .innerJoin('provider_staff', 'provider_staff.id', 'provider_invitations.member_id')
        .select(['provider_staff.id', 'provider_staff.name'])
        .where('token_hash', '=', tokenHash)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .where('provider_staff.state', '<>', 'suspended')
        .executeTakeFirst(),
    /** Uses the link, once; false when it was used or is over. */
    async useInvitation(transaction: DatabaseTransaction, tokenHash: Buffer, now: Date): Promise<boolean> {
      const used = await transaction
        .updateTable('provider_invitations')
        .set({ used_at: now })
        .where('token_hash', '=', tokenHash)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('member_id')
        .executeTakeFirst()
      return used !== undefined
    },
    /** Every member, with what the others may know of their passkeys and links. */
    list: (now: Date) =>
      db
        .selectFrom('provider_staff')
        .select(['id', 'name', 'state', 'created_at'])
        .select((member) => [
          member
            .selectFrom('passkeys')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .whereRef('passkeys.member_id', '=', 'provider_staff.id')
            .$asScalar()
            .as('passkeys'),
          member
            .selectFrom('passkeys')
            .select(({ fn }) => fn.max('last_used_at').as('last'))
            .whereRef('passkeys.member_id', '=', 'provider_staff.id')
            .$asScalar()
            .as('last_used_at'),
          member
            .selectFrom('provider_invitations')
            .select(({ fn }) => fn.max('expires_at').as('until'))
            .whereRef('provider_invitations.member_id', '=', 'provider_staff.id')
            .where('used_at', 'is', null)
            .where('expires_at', '>', now)
            .$asScalar()
            .as('link_until'),
        ])
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    /** The states of these members, who stay as they are until the transaction ends. Taken in one order, so that two never wait for each other. */
    async lock(transaction: DatabaseTransaction, ids: readonly string[]) {
      const rows = await transaction
        .selectFrom('provider_staff')
        .select(['id', 'state'])
        .where('id', 'in', ids)
        .orderBy('id')
        .forUpdate()
        .execute()
      return new Map(rows.map(({ id, state }) => [id, state]))
    },
    async changeState(
      transaction: DatabaseTransaction,
      id: string,
      state: 'invited' | 'active' | 'suspended',
    ): Promise<void> {
      await transaction.updateTable('provider_staff').set({ state }).where('id', '=', id).execute()
    },
    /** Ends the links of a member that were not used. */
    async endInvitations(transaction: DatabaseTransaction, memberId: string, now: Date): Promise<void> {
      await transaction
        .updateTable('provider_invitations')
        .set({ used_at: now })
        .where('member_id', '=', memberId)
        .where('used_at', 'is', null)
        .execute()
    },
    /** An invited member who registered is active; a suspended one stays so. */
    async activate(transaction: DatabaseTransaction, id: string): Promise<void> {
      await transaction
        .updateTable('provider_staff')
        .set({ state: 'active' })
        .where('id', '=', id)
        .where('state', '=', 'invited')
        .execute()
    },
  }
}
export type ProviderMemberStore = ReturnType<typeof providerMemberStore>
