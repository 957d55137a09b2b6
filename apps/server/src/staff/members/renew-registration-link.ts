import { Refusal, refuseUnless } from '@perga/domain'
import { inTransaction } from '../../platform/work.ts'
import type { PasskeyDependencies } from '../passkeys/register-passkey.ts'
import { issueRegistrationLink } from './issue-registration-link.ts'

/**
 * Makes a new registration link for a member who let the last one pass or lost their device; earlier links end. Registering by it
 * replaces every passkey and needs a confirmation again. Throws `not_found`, and `not_permitted` for a suspended member.
 */
export async function renewRegistrationLink(
  { memberId, actor }: { memberId: string; actor: string },
  { db, clock, members, origin }: Pick<PasskeyDependencies, 'db' | 'clock' | 'members'> & { origin: string },
): Promise<string> {
  return inTransaction(db, async (transaction) => {
    const state = (await members.lock(transaction, [memberId])).get(memberId)
    if (state === undefined) throw new Refusal('not_found')
    refuseUnless(state !== 'suspended', 'not_permitted', { reason: 'suspended' })
    await members.endInvitations(transaction, memberId, clock.now())
    return issueRegistrationLink({ memberId, actor }, { db: transaction, clock, origin })
  })
}
