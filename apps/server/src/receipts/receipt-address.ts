import { randomInt, timingSafeEqual } from 'node:crypto'
import { type Locale, Refusal } from '@perga/domain'
import type { Clock } from '../platform/clock.ts'
import type { Mailer } from '../platform/mail.ts'
import type { MissLimit } from '../platform/miss-limit.ts'
import type { AddressStore } from './address-store.ts'
import { addressCodeMail } from './receipt-mail.ts'

export interface AddressDependencies {
  addresses: AddressStore
  mailer: Mailer | null
  /** Counts codes sent, so that nobody's mailbox is flooded. */
  codesSent: MissLimit
  clock: Clock
}

const CODE_ATTEMPTS = 5
const CODE_LIFETIME_MS = 60 * 60 * 1000

/**
 * Takes an address for receipts and mails a code to it; nothing else goes there before the code comes back. Throws
 * `mail_unavailable` and `too_many_requests`.
 */
export async function setReceiptAddress(
  address: { holderId: string; email: string; language: Locale },
  { addresses, mailer, codesSent, clock }: AddressDependencies,
): Promise<void> {
  if (mailer === null) throw new Refusal('mail_unavailable', { reason: 'not configured' })
  await codesSent.refuseWhenSpent(address.holderId)
  await codesSent.countMiss(address.holderId)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await addresses.replace({ ...address, code, now: clock.now() })
  await mailer.send(addressCodeMail({ ...address, code })).catch((cause: unknown) => {
    throw new Refusal('mail_unavailable', { reason: 'not accepted' }, { cause })
  })
}

/** Confirms the address by the code that was mailed to it, within an hour and five attempts. Throws `address_code_wrong`. */
export async function confirmReceiptAddress(
  { holderId, code }: { holderId: string; code: string },
  { addresses, clock }: AddressDependencies,
): Promise<void> {
  const now = clock.now()
  const expected = await addresses.takeCodeAttempt(holderId, {
    allowed: CODE_ATTEMPTS,
    changedAfter: new Date(now.getTime() - CODE_LIFETIME_MS),
  })
  const [typed, known] = [Buffer.from(code.trim()), Buffer.from(expected ?? '')]
  if (expected === null || typed.length !== known.length || !timingSafeEqual(typed, known)) {
    throw new Refusal('address_code_wrong')
  }
  await addresses.confirm(holderId, now)
}
