import { type Feature, nothingToClose, type Platform } from '../platform/feature.ts'
import { missLimit } from '../platform/miss-limit.ts'
import { Departures } from './departures.ts'
import { civilRegistryResolver, type IdentityResolver, withoutRegistry } from './identity-resolver.ts'
import { cleanUpJobs } from './jobs.ts'
import { logInHolder } from './log-in-holder.ts'
import { holderNumberRoutes } from './number-routes.ts'
import { holderLoginRoutes } from './routes.ts'
import { Sessions } from './sessions.ts'
import { connectTaxAuthority, type TaxAuthority } from './tax-authority.ts'

/** How often a holder may type a social security number in a day. */
const NUMBERS_A_DAY = 10

/** What other features are given: who is logged in, and the way to the tax login and back. */
export interface IdentityPorts {
  sessions: Sessions
  departures: Departures
  taxAuthority: TaxAuthority
}

/** Who a person is: tax login, sessions, the civil registry. */
export function createIdentity(
  needs: Platform & {
    taxAuthorityAccess: { address: string; clientId: string; clientSecret: string }
    /** Null where there is none: holders say their number themselves. */
    civilRegistry: { address: string; key: string } | null
  },
): Feature<IdentityPorts> {
  const { db, keys, clock, origin, http, civilRegistry } = needs
  const sessions = new Sessions(needs)
  const departures = new Departures(needs)
  const taxAuthority = connectTaxAuthority({ ...needs.taxAuthorityAccess, http })
  const resolveIdentity: IdentityResolver = civilRegistry
    ? civilRegistryResolver({ ...civilRegistry, http })
    : withoutRegistry
  const numbersTyped = missLimit({
    db,
    clock,
    kind: 'social-security-number',
    allowed: NUMBERS_A_DAY,
    windowMs: 24 * 3_600_000,
  })
  return {
    routes: [
      holderLoginRoutes({
        origin,
        sessions,
        departures,
        taxAuthority,
        logInHolder: (user) => logInHolder(user, { db, keys, clock, resolveIdentity }),
      }),
      holderNumberRoutes({ sessions, db, keys, numbersTyped }),
    ],
    jobs: cleanUpJobs([sessions, departures, numbersTyped]),
    ports: { sessions, departures, taxAuthority },
    close: nothingToClose,
  }
}
