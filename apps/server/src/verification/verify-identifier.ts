import type { OrganisationUser } from '../organisations/current-user.ts'
import type { Keys } from '../platform/keys.ts'
import { type Identifier, type RecallDependencies, type Recalled, recallRelease } from '../releases/recall-release.ts'
import type { StoredRelease } from '../releases/release-store.ts'

/**
 * Tells whether an identifier is ours and was issued to a client of this user, and whether the degree still says what was
 * released.
 */
export function verifyIdentifier(
  identifier: Identifier,
  user: OrganisationUser,
  { keys, ...dependencies }: RecallDependencies & { keys: Keys },
): Promise<Recalled> {
  return recallRelease(identifier, (release) => mayVerify(user, release, keys), dependencies)
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
