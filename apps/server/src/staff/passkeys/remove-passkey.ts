import { refuseUnless } from '@perga/domain'
import { recordEvent } from '../../platform/audit.ts'
import { inTransaction } from '../../platform/work.ts'
import { type ProviderMember, staffActor } from '../staff-member.ts'
import type { PasskeyDependencies } from './register-passkey.ts'

/** Removes a passkey of the member's own. Throws `not_found`, and `last_passkey` so that nobody shuts themselves out. */
export async function removePasskey(
  credentialId: string,
  member: ProviderMember,
  { db, clock, stored, members }: PasskeyDependencies,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    // Removals of one member follow one another: two at once would each see the other's passkey as the one that stays.
    await members.lock(transaction, [member.id])
    const before = await stored.countOf(transaction, member.id)
    refuseUnless(await stored.remove(transaction, { memberId: member.id, credentialId }), 'not_found')
    refuseUnless(before > 1, 'last_passkey')
    await recordEvent(transaction, clock, {
      ...{ actor: staffActor(member), act: 'passkey.remove', object: member.id },
      detail: { before, after: before - 1 },
    })
  })
}
