import { Refusal, refuseUnless } from '@perga/domain'
import { inTransaction } from '../platform/database.ts'
import { issueRegistrationLink } from './issue-registration-link.ts'
import type { PasskeyDependencies } from './register-passkey.ts'
import { type ProviderMember, staffActor } from './staff-member.ts'

/**
 * Makes a new registration link for another member, who let the last one pass or lost their device; earlier links end. Throws
 * `not_found`, and `not_permitted` for a suspended member.
 */
export async function renewRegistrationLink(
  { memberId, actor }: { memberId: string; actor: ProviderMember },
  { db, clock, members, origin }: PasskeyDependencies & { origin: string },
): Promise<string> {
  return inTransaction(db, async (transaction) => {
    const state = (await members.lock(transaction, [memberId])).get(memberId)
    if (state === undefined) throw new Refusal('not_found')
    refuseUnless(state !== 'suspended', 'not_permitted', { reason: 'suspended' })
    await members.endInvitations(transaction, memberId, clock.now())
    return issueRegistrationLink({ memberId, actor: staffActor(actor) }, { db: transaction, clock, origin })
  })
}
