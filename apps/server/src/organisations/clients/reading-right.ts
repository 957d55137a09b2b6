import { Refusal } from '@perga/domain'
import type { Keys } from '../../platform/keys.ts'
import type { OrganisationsViews } from '../published.ts'
import type { OrganisationUser } from '../sign-in/current-user.ts'

type ClientKind = OrganisationsViews['client_names']['kind']

/** Why a user may not read by a link. */
export type LinkObstacle = 'service not held' | 'another client' | 'unknown or ended'

/** A release, as far as it matters who may see it again. */
interface ReadRelease {
  client_kind: ClientKind
  client_id: string
  /** The keyed index of whoever read it; null where nobody is named. */
  reader_index: Uint8Array | null
}

/** Whether what is given to a client is for whoever is logged in with a tax account. */
export function isForAnyTaxUser(kind: ClientKind): boolean {
  return kind === 'any-tax-user'
}

/**
 * Why this user may not read by this link; null when they may. A user who reads for no client is told so, whatever the code:
 * the answer says nothing about the link.
 */
export function whyNotOpen(
  { clients }: OrganisationUser,
  link: { client_id: string; client_kind: ClientKind } | undefined,
): LinkObstacle | null {
  if (link !== undefined && isForAnyTaxUser(link.client_kind)) return null
  const client = clients.find(({ id }) => id === link?.client_id)
  if (client?.can_read) return null
  const readsNowhere = clients.length > 0 && clients.every(({ can_read }) => !can_read)
  if (client !== undefined || readsNowhere) return 'service not held'
  return link === undefined ? 'unknown or ended' : 'another client'
}

/**
 * Whether the user reads for this client: it is one of theirs, and the service is among those that they hold for it. Throws
 * `reading_not_permitted` for one that they represent in other services alone.
 */
export function readsFor({ clients }: OrganisationUser, clientId: string): boolean {
  const client = clients.find(({ id }) => id === clientId)
  if (client?.can_read === false) throw new Refusal('reading_not_permitted')
  return client !== undefined
}

/**
 * Whether the user may see again what was released: of a link to any tax user the one who read it, of a named client whoever
 * reads for it. A holder's own copy belongs to the holder's session alone. Throws as {@link readsFor} does.
 */
export function mayReadAgain(user: OrganisationUser, release: ReadRelease, keys: Keys): boolean {
  if (release.client_kind === 'holder') return false
  if (!isForAnyTaxUser(release.client_kind)) return readsFor(user, release.client_id)
  return release.reader_index !== null && keys.index('tin', user.taxNumber).equals(release.reader_index)
}
