import { birthYearFits, parseSocialSecurityNumber, Refusal } from '@perga/domain'
import type { Keys } from '../platform/keys.ts'
import type { MissLimit } from '../platform/miss-limit.ts'
import type { Work } from '../platform/work.ts'
import { holderStore } from './holder-store.ts'
import type { SessionState } from './session-state.ts'

/**
 * Takes a holder's word for their social security number, where no registry is asked (domain facts §1): its check digit and the
 * birth date in it must hold, and the birth year must be the tax account's. Returns the session with it; the number itself is
 * kept nowhere else. Throws `social_security_number_wrong`, `not_found` where a registry is asked, and `too_many_requests`.
 */
export async function declareNumber(
  { typed, holder }: { typed: string; holder: SessionState['holder'] },
  { db, keys, numbersTyped }: { db: Work; keys: Keys; numbersTyped: MissLimit },
): Promise<SessionState['holder']> {
  if (holder.registry !== 'absent' && holder.registry !== 'declared') throw new Refusal('not_found')
  await numbersTyped.refuseWhenSpent(holder.holderId)
  const ssn = parseSocialSecurityNumber(typed)
  const isPossible = ssn !== null && (holder.birthYear === null || birthYearFits(ssn, holder.birthYear))
  await numbersTyped.countMiss(holder.holderId)
  if (!isPossible) throw new Refusal('social_security_number_wrong', { reason: 'impossible' })
  const isTaken = await holderStore(db).declare(holder.holderId, keys.index('ssn', ssn))
  if (!isTaken) throw new Refusal('social_security_number_wrong', { reason: 'a registry gave another one' })
  return { ...holder, ssn, registry: 'declared' }
}
