import type { DegreeReader } from '../diplomas/read-degrees.ts'
import type { RequireUser } from '../organisations/sign-in/current-user.ts'
import { type Feature, nothingToClose, type Platform } from '../platform/feature.ts'
import type { OpenTransaction } from '../platform/work.ts'
import type { ReleasePorts } from '../releases/create-releases.ts'
import { verificationRoutes } from './routes.ts'
import { verifyIdentifier } from './verify-identifier.ts'

/** Is it one of ours, and has its content changed? */
export function createVerification(
  needs: Platform &
    ReleasePorts & {
      degrees: DegreeReader
      requireUser: RequireUser
      tellHolder(transaction: OpenTransaction, readingId: string): Promise<void>
    },
): Feature {
  const { requireUser } = needs
  return {
    routes: [
      verificationRoutes({
        requireUser,
        verifyIdentifier: (identifier, user) => verifyIdentifier(identifier, user, needs),
      }),
    ],
    jobs: [],
    ports: undefined,
    close: nothingToClose,
  }
}
