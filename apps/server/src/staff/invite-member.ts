import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import { issueRegistrationLink } from './issue-registration-link.ts'
import { providerMemberStore } from './provider-member-store.ts'

/** Enters a member of the provider and makes the one-time link by which that person registers a passkey. */
export async function inviteMember(
  { name, actor }: { name: string; actor: string },
  { db, clock, origin }: { db: Database; clock: Clock; origin: string },
): Promise<{ memberId: string; link: string }> {
  const now = clock.now()
  const memberId = uuidV7(now)
  return db.transaction().execute(async (transaction) => {
    await providerMemberStore(transaction).insertInvited({ id: memberId, name, now })
    await recordEvent(transaction, clock, { actor, act: 'provider-member.invite', object: memberId })
    const link = await issueRegistrationLink({ memberId, actor }, { db: transaction, clock, origin })
    return { memberId, link }
  })
}
