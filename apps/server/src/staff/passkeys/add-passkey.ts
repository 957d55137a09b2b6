import type { FurtherPasskey } from '@perga/contracts'
import { refuseUnless } from '@perga/domain'
import type { z } from 'zod'
import { recordEvent } from '../../platform/audit.ts'
import { inTransaction } from '../../platform/work.ts'
import { type ProviderMember, refuseUnlessActive, staffActor } from '../staff-member.ts'
import type { PasskeyDependencies } from './register-passkey.ts'

/** Keeps a further passkey of a member. The challenge was taken back before. Throws `passkey_refused`. */
export async function addPasskey(
  { label, passkey }: z.infer<typeof FurtherPasskey>,
  member: ProviderMember,
  { db, clock, passkeys, stored, members }: PasskeyDependencies,
): Promise<void> {
  const { id: credentialId, publicKey, counter, transports = [] } = await passkeys.verifyNew(passkey)
  await inTransaction(db, async (transaction) => {
    const states = await members.lock(transaction, [member.id])
    refuseUnlessActive(states, member.id)
    const row = { credentialId, memberId: member.id, publicKey, counter, transports, label }
    refuseUnless(await stored.insert(transaction, row, clock.now()), 'passkey_refused', { reason: 'known credential' })
    await recordEvent(transaction, clock, { actor: staffActor(member), act: 'passkey.add', object: member.id })
  })
}
