import type { ExpressionBuilder } from 'kysely'
import type { OpenTransaction, Work } from '../../platform/work.ts'
import type { StaffTables } from '../tables.ts'
import { tables } from '../tables.ts'

/** The one-time registration links of the provider's members; only the hash of each is kept. */
export function registrationLinkStore(db: Work) {
  return {
    async insertInvitation(invitation: {
      tokenHash: Buffer
      memberId: string
      issuedBy: string
      expiresAt: Date
    }): Promise<void> {
      const { tokenHash, memberId, issuedBy, expiresAt } = invitation
      await tables(db)
        .insertInto('provider_invitations')
        .values({ token_hash: tokenHash, member_id: memberId, issued_by: issuedBy, expires_at: expiresAt })
        .execute()
    },
    /** Whom a link that still holds is for. */
    invited: (tokenHash: Buffer, now: Date) =>
      tables(db)
        .selectFrom('provider_invitations')
        .innerJoin('provider_staff', 'provider_staff.id', 'provider_invitations.member_id')
        .select(['provider_staff.id', 'provider_staff.name'])
        .where('token_hash', '=', tokenHash)
        .where(isOpen(now))
        .where('provider_staff.state', '<>', 'suspended')
        .executeTakeFirst(),
    /** Uses the link, once, and says who asked for it; undefined when it was used or is over. */
    async useInvitation(transaction: OpenTransaction, tokenHash: Buffer, now: Date): Promise<string | undefined> {
      const used = await tables(transaction)
        .updateTable('provider_invitations')
        .set({ used_at: now })
        .where('token_hash', '=', tokenHash)
        .where(isOpen(now))
        .returning('issued_by')
        .executeTakeFirst()
      return used?.issued_by
    },
    /** Ends the links of a member that were not used. */
    async endInvitations(transaction: OpenTransaction, memberId: string, now: Date): Promise<void> {
      await tables(transaction)
        .updateTable('provider_invitations')
        .set({ used_at: now })
        .where('member_id', '=', memberId)
        .where('used_at', 'is', null)
        .execute()
    },
  }
}

/** The condition that a registration link still opens something: once, and until its end. */
export const isOpen = (now: Date) => (where: ExpressionBuilder<StaffTables, 'provider_invitations'>) =>
  where.and([where('used_at', 'is', null), where('expires_at', '>', now)])
