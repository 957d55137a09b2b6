import { type OrganisationUser, userActor } from '../organisations/current-user.ts'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import type { Keys } from '../platform/keys.ts'
import { type Identifier, type RecallDependencies, type Recalled, recallRelease } from '../releases/recall-release.ts'
import type { StoredRelease } from '../releases/release-store.ts'

export interface VerificationDependencies extends RecallDependencies {
  db: Database
  keys: Keys
  clock: Clock
}

/**
 * Tells whether an identifier is ours and was issued to a client of this user, and whether the degree still says what was
 * released. Every check is audited.
 */
export async function verifyIdentifier(
  identifier: Identifier,
  user: OrganisationUser,
  dependencies: VerificationDependencies,
): Promise<Recalled> {
  const { db, keys, clock } = dependencies
  const recalled = await recallRelease(identifier, (release) => mayVerify(user, release, keys), dependencies)
  await recordEvent(db, clock, {
    actor: userActor(user, keys),
    act: 'release.verified',
    ...(recalled.outcome === 'genuine' && { object: recalled.release.audit_id }),
    detail: {
      outcome: recalled.outcome,
      comparison: recalled.outcome === 'genuine' ? recalled.comparison.result : null,
    },
  })
  return recalled
}

/**
 * Whether the user may verify a release: those of a client of theirs, those of a link to any tax user that they read
 * themselves, and every holder's own copy.
 */
export function mayVerify(user: OrganisationUser, release: StoredRelease, keys: Keys): boolean {
  switch (release.client_kind) {
    case 'holder':
      return true
    case 'any-tax-user':
      return release.reader_index !== null && keys.index('tin', user.taxNumber).equals(release.reader_index)
    case 'named':
      return user.clients.some((client) => client.id === release.client_id)
  }
}
