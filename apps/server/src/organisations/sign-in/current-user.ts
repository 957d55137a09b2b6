import { Refusal } from '@perga/domain'
import type { FastifyRequest } from 'fastify'
import type { Sessions } from '../../identity/sessions.ts'
import type { Keys } from '../../platform/keys.ts'
import type { ClientStore, RepresentedClient } from '../clients/client-store.ts'
import type { RepresentativeStore } from '../representatives/representative-store.ts'

/** Who reads: a person, and the clients for whom that person may act at this moment. */
export interface OrganisationUser {
  taxNumber: string
  name: string
  isCitizen: boolean
  clients: RepresentedClient[]
}

/** The user who sent this request. Throws a refusal for anybody else. */
export type RequireUser = (request: FastifyRequest) => Promise<OrganisationUser>

/** How the audit names a user: by a prefix of the keyed index, never by the number. */
export function userActor(user: { taxNumber: string }, keys: Keys): string {
  return `user:${keys.index('tin', user.taxNumber).toString('hex').slice(0, 16)}`
}

/**
 * The user of this request, or null. Clients are looked up afresh each time, so that a representative who was suspended or
 * unlinked a second ago reads nothing more.
 */
export async function findCurrentUser(
  request: FastifyRequest,
  { sessions, clients, keys }: { sessions: Sessions; clients: ClientStore; keys: Keys },
): Promise<OrganisationUser | null> {
  const session = await sessions.read(request, 'user')
  if (session === null) return null
  const theirs = await clients.ofRepresentative(keys.index('tin', session.taxNumber))
  if (theirs.length === 0 && !session.isCitizen) return null
  return { ...session, clients: theirs }
}

/** Throws why somebody with this link to an organisation may not act for it: nothing where the link does not say. */
export function refuseSuspended(link: Awaited<ReturnType<RepresentativeStore['ofPerson']>>): void {
  if (link?.state !== 'suspended') return
  throw new Refusal(link.suspended_for === 'administrator' ? 'representative_ended' : 'representative_suspended')
}

/** The user of this request. Throws `not_logged_in`, and as {@link refuseSuspended} for whoever is logged in and suspended. */
export async function requireCurrentUser(
  request: FastifyRequest,
  dependencies: Parameters<typeof findCurrentUser>[1] & { representatives: RepresentativeStore },
): Promise<OrganisationUser> {
  const user = await findCurrentUser(request, dependencies)
  if (user !== null) return user
  const session = await dependencies.sessions.read(request, 'user')
  const tinIndex = session && dependencies.keys.index('tin', session.taxNumber)
  if (tinIndex) refuseSuspended(await dependencies.representatives.ofPerson(tinIndex))
  throw new Refusal('not_logged_in')
}
