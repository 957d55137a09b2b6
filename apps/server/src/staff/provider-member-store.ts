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
