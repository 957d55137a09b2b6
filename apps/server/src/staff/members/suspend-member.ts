import { Refusal, refuseUnless } from '@perga/domain'
import { recordEvent } from '../../platform/audit.ts'
import { inTransaction } from '../../platform/work.ts'
import type { PasskeyDependencies } from '../passkeys/register-passkey.ts'
import { type ProviderMember, refuseUnlessActive, staffActor } from '../staff-member.ts'

/**
 * Suspends another member, whose sessions and links end with it. Throws `own_account`, so that one member always stays,
 * `not_found`, and `not_permitted` for an actor who was suspended in the same moment.
 */
export async function suspendMember(
  { memberId, actor }: { memberId: string; actor: ProviderMember },
  { db, clock, members }: PasskeyDependencies,
): Promise<void> {
  refuseUnless(memberId !== actor.id, 'own_account')
  await inTransaction(db, async (transaction) => {
    const states = await members.lock(transaction, [memberId, actor.id])
    refuseUnlessActive(states, actor.id)
    const state = states.get(memberId)
    if (state === undefined) throw new Refusal('not_found')
    if (state === 'suspended') return
    await members.changeState(transaction, memberId, 'suspended')
    await members.endInvitations(transaction, memberId, clock.now())
    await recordEvent(transaction, clock, {
      ...{ actor: staffActor(actor), act: 'provider-member.suspend', object: memberId },
      detail: { before: state, after: 'suspended' },
    })
  })
}
