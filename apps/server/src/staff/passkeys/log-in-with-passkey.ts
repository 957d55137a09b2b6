import type { PasskeyAnswer } from '@perga/contracts'
import { Refusal, refuseUnless } from '@perga/domain'
import type { z } from 'zod'
import { recordEvent } from '../../platform/audit.ts'
import { providerActor } from '../../platform/require-provider.ts'
import { bytesOf } from './passkeys.ts'
import type { PasskeyDependencies } from './register-passkey.ts'

/** Who answered the challenge, which was taken back before. Throws `passkey_refused`, the same for every reason. */
export async function logInWithPasskey(
  answer: z.infer<typeof PasskeyAnswer>,
  { db, clock, passkeys, stored }: PasskeyDependencies,
): Promise<{ memberId: string }> {
  const known = await stored.find(answer.id)
  if (known === undefined) throw new Refusal('passkey_refused', { reason: 'unknown credential' })
  const newCounter = await passkeys.verifyAnswer(answer, {
    id: known.credential_id,
    publicKey: bytesOf(known.public_key),
    counter: known.counter,
    transports: known.transports,
  })
  const isFirst = await stored.markUsed({
    ...{ credentialId: known.credential_id, from: known.counter, to: newCounter, now: clock.now() },
  })
  refuseUnless(isFirst, 'passkey_refused', { reason: 'counter' })
  await recordEvent(db, clock, { actor: providerActor(known.member_id), act: 'staff.log-in', object: known.member_id })
  return { memberId: known.member_id }
}
