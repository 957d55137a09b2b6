import type { RegistrationForm } from '@perga/contracts'
import { Refusal, refuseUnless } from '@perga/domain'
import type { z } from 'zod'
import { recordEvent } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import { sha256 } from '../../platform/keys.ts'
import { providerActor } from '../../platform/require-provider.ts'
import { inTransaction, type Work } from '../../platform/work.ts'
import type { ProviderMemberStore } from '../members/provider-member-store.ts'
import type { PasskeyStore } from './passkey-store.ts'
import type { Passkeys } from './passkeys.ts'

/** What registering and logging in with passkeys stand on. */
export interface PasskeyDependencies {
  db: Work
  clock: Clock
  passkeys: Passkeys
  stored: PasskeyStore
  members: ProviderMemberStore
}

/** For whom a one-time link is. Throws `staff_invitation_invalid`. */
export async function findInvited(token: string, { members, clock }: PasskeyDependencies) {
  const invited = await members.invited(sha256(token), clock.now())
  if (invited === undefined) throw new Refusal('staff_invitation_invalid')
  return invited
}

/**
 * Registers the only passkey of the member whom the one-time link is for: earlier ones were lost and end. The challenge was taken
 * back before. Throws `staff_invitation_invalid` or `passkey_refused`; a link is used up only together with a passkey that was kept.
 */
export async function registerPasskey(
  form: z.infer<typeof RegistrationForm>,
  dependencies: PasskeyDependencies,
): Promise<{ memberId: string }> {
  const { db, clock, passkeys, stored, members } = dependencies
  const { id: memberId } = await findInvited(form.token, dependencies)
  const credential = await passkeys.verifyNew(form.passkey)
  const now = clock.now()
  await inTransaction(db, async (transaction) => {
    const admittedBy = await members.useInvitation(transaction, sha256(form.token), now)
    refuseUnless(admittedBy !== undefined, 'staff_invitation_invalid')
    await stored.removeAll(transaction, memberId)
    const isKept = await stored.insert(
      transaction,
      {
        ...{ credentialId: credential.id, memberId, publicKey: credential.publicKey },
        ...{ counter: credential.counter, transports: credential.transports ?? [], label: form.label },
      },
      now,
    )
    refuseUnless(isKept, 'passkey_refused', { reason: 'known credential' })
    await members.register(transaction, memberId, admittedBy)
    await recordEvent(transaction, clock, { actor: providerActor(memberId), act: 'passkey.register', object: memberId })
  })
  return { memberId }
}
