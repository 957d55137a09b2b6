import { Refusal } from '@perga/domain'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Keys } from '../platform/keys.ts'
import type { Work } from '../platform/work.ts'
import type { AccessLinkStore } from './access-link-store.ts'
import { isSealedPin, WRONG_PINS_ALLOWED } from './recipient-pin.ts'

/**
 * Asks for the PIN of a link that has one. An attempt is taken before the PIN is compared and given back when it was right, so
 * that many requests at once are no more than five guesses. Throws `recipient_pin_needed`, `recipient_pin_wrong`,
 * `recipient_pin_locked`.
 */
export async function checkRecipientPin(
  link: { id: string; pin_sealed: Uint8Array | null },
  pin: string | null,
  dependencies: { db: Work; links: AccessLinkStore; keys: Keys; clock: Clock },
): Promise<void> {
  if (link.pin_sealed === null) return
  const { links, keys } = dependencies
  const typed = pin?.replace(/\s/g, '') ?? ''
  if (typed === '') throw new Refusal('recipient_pin_needed')
  if (!(await links.takePinAttempt(link.id, WRONG_PINS_ALLOWED))) throw new Refusal('recipient_pin_locked')
  if (!(await isSealedPin(typed, link.pin_sealed, keys))) throw await refuseWrongPin(link.id, dependencies)
  await links.giveBackPinAttempt(link.id)
}

async function refuseWrongPin(
  accessLinkId: string,
  { db, links, clock }: { db: Work; links: AccessLinkStore; clock: Clock },
): Promise<Refusal> {
  const wrongPins = await links.wrongPins(accessLinkId)
  await recordEvent(db, clock, {
    actor: 'system',
    act: 'access-link.wrong-pin',
    object: accessLinkId,
    detail: { wrongPins },
  })
  return new Refusal(wrongPins >= WRONG_PINS_ALLOWED ? 'recipient_pin_locked' : 'recipient_pin_wrong')
}
