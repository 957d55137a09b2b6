import type { DiplomasAnswer } from '@perga/contracts'
import { parseAccessLinkCode, Refusal } from '@perga/domain'
import type { AccessLinkStore } from '../authorizations/access-link-store.ts'
import type { AuthorizationStore } from '../authorizations/authorization-store.ts'
import { checkRecipientPin } from '../authorizations/check-recipient-pin.ts'
import { countView } from '../authorizations/link-end.ts'
import type { DegreeReader } from '../diplomas/read-degrees.ts'
import { readSharedDegrees } from '../diplomas/shared-degrees.ts'
import { type LinkObstacle, whyNotOpen } from '../organisations/clients/reading-right.ts'
import { type OrganisationUser, userActor } from '../organisations/sign-in/current-user.ts'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { isUniqueViolation } from '../platform/database.ts'
import { type Keys, sha256 } from '../platform/keys.ts'
import type { MissLimit } from '../platform/miss-limit.ts'
import { type ReleaseDependencies, releaseDiplomas } from '../releases/release-diplomas.ts'
import { type RepeatDependencies, repeatReading } from './repeat-reading.ts'

export interface ReadingDependencies {
  links: AccessLinkStore
  authorizations: AuthorizationStore
  degrees: DegreeReader
  release: ReleaseDependencies
  repeat: RepeatDependencies
  misses: MissLimit
  keys: Keys
  clock: Clock
}

/** Who opens which link. A repeated request carries the same key and is one reading. */
export interface Opening {
  input: string
  user: OrganisationUser
  idempotencyKey: string | null
  /** The recipient's PIN, where one was typed. */
  pin: string | null
}

type LiveLink = NonNullable<Awaited<ReturnType<AccessLinkStore['findLive']>>>

/**
 * Reads what an access link shares: finds the link, checks that it is for this user, asks each institution afresh, and
 * releases what is valid now. Throws `access_link_invalid` for every code that opens nothing, whatever the reason,
 * `reading_not_permitted` for a representative without this service, `recipient_pin_…` for a link whose PIN is missing, and
 * `too_many_requests` for whoever guesses.
 */
export async function openAccessLink(opening: Opening, dependencies: ReadingDependencies): Promise<DiplomasAnswer> {
  const { user } = opening
  const subject = readerOf(user, dependencies.keys)
  await dependencies.misses.refuseWhenSpent(subject.index.toString('hex'))
  const link = await findLinkFor(opening, subject, dependencies)
  await checkRecipientPin(link, opening.pin, { ...dependencies, db: dependencies.release.db })
  const idempotencyHash = hashOf(opening, link, subject.index)

  const repeated = await repeatOf(link, idempotencyHash, dependencies)
  if (repeated) return repeated
  const shared = await dependencies.authorizations.degrees(link.authorization_id)
  const holder = { ssnIndex: link.ssn_index, tinIndex: link.tin_index }
  const { releasable: degrees, status } = await readSharedDegrees(shared, holder, dependencies.degrees)
  try {
    return answer(link, await release(link, { subject, idempotencyHash, degrees }, dependencies), status)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // The same request was sent twice and the other one was first.
    const other = await repeatOf(link, idempotencyHash, dependencies)
    return other ?? answer(link, await release(link, { subject, idempotencyHash: null, degrees }, dependencies), status)
  }
}

async function repeatOf(link: LiveLink, idempotencyHash: Buffer | null, { repeat }: ReadingDependencies) {
  const repeated = idempotencyHash && (await repeatReading(link.client_id, idempotencyHash, repeat))
  return repeated && answer(link, repeated.data, repeated.status)
}

async function findLinkFor(
  { input, user }: Opening,
  reader: { index: Buffer },
  { links, clock, keys, misses, release }: ReadingDependencies,
): Promise<LiveLink> {
  const code = parseAccessLinkCode(input)
  const link = code === null ? undefined : await links.findLive(code, clock.now())
  const reason = whyNot(user, link)
  if (link !== undefined && reason === null) return link
  const count = await misses.countMiss(reader.index.toString('hex'))
  await recordEvent(release.db, clock, {
    actor: userActor(user, keys),
    act: 'access-link.refused',
    detail: { reason, count },
  })
  throw new Refusal(reason === 'service not held' ? 'reading_not_permitted' : 'access_link_invalid', { reason })
}

function release(
  link: LiveLink,
  options: {
    subject: { index: Buffer; sealed: Buffer }
    idempotencyHash: Buffer | null
    degrees: Parameters<typeof releaseDiplomas>[0]['degrees']
  },
  { clock, release: dependencies }: ReadingDependencies,
) {
  const { subject, idempotencyHash, degrees } = options
  return releaseDiplomas(
    {
      reading: { basis: 'link', authorizationId: link.authorization_id, reader: subject, idempotencyHash },
      client: { id: link.client_id, displayName: link.display_name_el },
      holderId: link.holder_id,
      scopes: link.scopes,
      degrees,
      stillAllowed: (transaction) => countView(transaction, link.id, clock.now()),
    },
    dependencies,
  )
}

function answer(link: LiveLink, data: DiplomasAnswer['data'], status: DiplomasAnswer['status']): DiplomasAnswer {
  const expires_at = Math.floor(link.expires_at.getTime() / 1000)
  return { error: null, errorCode: null, data, expires_at, status, language: link.language }
}

function whyNot(
  user: OrganisationUser,
  link: LiveLink | undefined,
): LinkObstacle | 'no scope is registered any more' | null {
  return link?.scopes.length === 0 ? 'no scope is registered any more' : whyNotOpen(user, link)
}

function readerOf(user: OrganisationUser, keys: Keys) {
  return { index: keys.index('tin', user.taxNumber), sealed: keys.seal('reader', user.taxNumber) }
}

// The key is the browser's; reader and link are bound in, so that nobody can ask for somebody else's reading.
function hashOf({ idempotencyKey }: Opening, link: LiveLink, readerIndex: Buffer): Buffer | null {
  return idempotencyKey === null ? null : sha256(`${link.id}:${readerIndex.toString('hex')}:${idempotencyKey}`)
}
