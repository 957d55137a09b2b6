import type { AuthorizationPorts } from '../authorizations/create-authorizations.ts'
import type { DegreeReader } from '../diplomas/read-degrees.ts'
import type { RequireUser } from '../organisations/sign-in/current-user.ts'
import { type Feature, nothingToClose, type Platform } from '../platform/feature.ts'
import { missLimit } from '../platform/miss-limit.ts'
import type { ReleasePorts } from '../releases/create-releases.ts'
import { openAccessLink } from './open-access-link.ts'
import { readingRoutes } from './routes.ts'

const WRONG_CODES = { allowed: 10, windowMs: 10 * 60_000 }

/** Reading by link: the product's centre. */
export function createReadings(
  needs: Platform &
    AuthorizationPorts &
    ReleasePorts & {
      degrees: DegreeReader
      requireUser: RequireUser
    },
): Feature {
  const { db, clock, releases, degrees, requireUser } = needs
  const misses = missLimit({ db, clock, kind: 'access-link', ...WRONG_CODES })
  const dependencies = { ...needs, misses, repeat: { releases, degrees, clock } }
  return {
    routes: [readingRoutes({ requireUser, openAccessLink: (opening) => openAccessLink(opening, dependencies) })],
    jobs: [],
    ports: undefined,
    close: nothingToClose,
  }
}
