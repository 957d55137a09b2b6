import { Refusal } from '@perga/domain'
import { recordEvent } from '../../platform/audit.ts'
import { inTransaction } from '../../platform/work.ts'
import type { PasskeyDependencies } from '../passkeys/register-passkey.ts'
import { type ProviderMember, staffActor } from '../staff-member.ts'

/** Lets a suspended member back: what they were with the passkeys of before, or invited where there are none. Throws `not_found`. */
export async function reactivateMember(
  { memberId, actor }: { memberId: string; actor: ProviderMember },
  { db, clock, members, stored }: PasskeyDependencies,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const state = (await members.lock(transaction, [memberId])).get(memberId)
    if (state === undefined) throw new Refusal('not_found')
    if (state !== 'suspended') return
    const isConfirmed = (await members.describe(transaction, memberId))?.confirmed_by !== null
    const hasPasskey = (await stored.countOf(transaction, memberId)) > 0
    const after = !hasPasskey ? 'invited' : isConfirmed ? 'active' : 'registered'
    await members.changeState(transaction, memberId, after)
    await recordEvent(transaction, clock, {
      ...{ actor: staffActor(actor), act: 'provider-member.reactivate', object: memberId },
      detail: { before: state, after },
    })
  })
}
