import { Refusal } from '@perga/domain'
import { recordEvent } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import { uuidV7 } from '../../platform/uuid-v7.ts'
import { inTransaction, type Work } from '../../platform/work.ts'
import { issueRegistrationLink } from './issue-registration-link.ts'
import { providerMemberStore } from './provider-member-store.ts'

/** Someone to be a member, and who says so: an actor of the audit. */
export interface NewMember {
  name: string
  email: string
  actor: string
}

/**
 * Enters a member of the provider and makes the one-time link by which that person registers a passkey. The link is for their
 * own mailbox or the command line, never for the actor of the desk (decision 0013). Throws `member_known_already`.
 */
export async function inviteMember(
  { name, email, actor }: NewMember,
  { db, clock, origin }: { db: Work; clock: Clock; origin: string },
): Promise<{ memberId: string; link: string }> {
  const now = clock.now()
  const memberId = uuidV7(now)
  return inTransaction(db, async (transaction) => {
    const isNew = await providerMemberStore(transaction).insertInvited({ id: memberId, name, email, actor, now })
    if (!isNew) throw new Refusal('member_known_already')
    await recordEvent(transaction, clock, { actor, act: 'provider-member.invite', object: memberId })
    const link = await issueRegistrationLink({ memberId, actor }, { db: transaction, clock, origin })
    return { memberId, link }
  })
}
