import type { Clock } from '../platform/clock.ts'
import type { Keys } from '../platform/keys.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import type { Work } from '../platform/work.ts'
import { holderStore } from './holder-store.ts'
import type { IdentityResolver } from './identity-resolver.ts'
import type { SessionState } from './session-state.ts'
import { displayName, type TaxUser } from './tax-user.ts'

/** Who a tax user is as a holder of degrees: resolved in the registry, entered under keyed indices. */
export async function logInHolder(
  user: TaxUser,
  { db, keys, clock, resolveIdentity }: { db: Work; keys: Keys; clock: Clock; resolveIdentity: IdentityResolver },
): Promise<SessionState['holder']> {
  const { registry, ssn } = await resolveIdentity(user)
  const now = clock.now()
  const holderId = await holderStore(db).enter({
    id: uuidV7(now),
    tinIndex: keys.index('tin', user.taxNumber),
    ssnIndex: ssn === null ? null : keys.index('ssn', ssn),
    tinSealed: keys.seal('tax-number', user.taxNumber),
    now,
  })
  const { lastName, firstName, taxNumber, birthYear } = user
  return { holderId, name: displayName(user), lastName, firstName, taxNumber, birthYear, ssn, registry }
}
