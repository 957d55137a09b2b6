import { type DiplomasAnswer, INSTITUTION_STATUS, type InstitutionStatus } from '@perga/contracts'
import { parseAccessLinkCode, Refusal } from '@perga/domain'
import type { AccessLinkStore } from '../authorizations/access-link-store.ts'
import { type AuthorizationStore, countView } from '../authorizations/authorization-store.ts'
import type { DegreeNow, DegreeReader } from '../diplomas/read-degrees.ts'
import type { OrganisationUser } from '../organisations/current-user.ts'
import type { Clock } from '../platform/clock.ts'
import type { Keys } from '../platform/keys.ts'
import { type DegreeToRelease, type ReleaseDependencies, releaseDiplomas } from '../releases/release-diplomas.ts'

export interface ReadingDependencies {
  links: AccessLinkStore
  authorizations: AuthorizationStore
  degrees: DegreeReader
  release: ReleaseDependencies
  keys: Keys
  clock: Clock
}

/**
 * Reads what an access link shares: finds the link, checks that it is for this user, asks each institution afresh, and
 * releases what is valid now. Throws `access_link_invalid` for every code that opens nothing, whatever the reason.
 */
export async function openAccessLink(
  input: string,
  user: OrganisationUser,
  dependencies: ReadingDependencies,
): Promise<DiplomasAnswer> {
  const { clock, links, authorizations, degrees, keys } = dependencies
  const link = await findLink(input, links, clock)
  if (!mayRead(user, link)) throw new Refusal('access_link_invalid', { reason: 'another client' })

  const holder = { ssnIndex: link.ssn_index, tinIndex: link.tin_index }
  const shared = await authorizations.degrees(link.authorization_id)
  const now = await Promise.all(shared.map(async (key) => ({ key, found: await degrees.byKey(key, holder) })))

  const data = await releaseDiplomas(
    {
      reading: { basis: 'link', authorizationId: link.authorization_id, reader: readerOf(user, keys) },
      client: { id: link.client_id, displayName: link.display_name_el },
      holderId: link.holder_id,
      scopes: link.scopes,
      degrees: now.flatMap(({ found }) => releasable(found)),
      stillAllowed: (transaction) => countView(transaction, link.id, clock.now()),
    },
    dependencies.release,
  )
  return {
    error: null,
    errorCode: null,
    data,
    expires_at: Math.floor(link.expires_at.getTime() / 1000),
    status: statusByInstitution(now.map(({ key, found }) => ({ institution: key.institution, found }))),
    language: link.language,
  }
}

async function findLink(input: string, links: AccessLinkStore, clock: Clock) {
  const code = parseAccessLinkCode(input)
  const link = code === null ? undefined : await links.findLive(code, clock.now())
  if (link === undefined)
    throw new Refusal('access_link_invalid', { reason: code === null ? 'not a code' : 'unknown or ended' })
  return link
}

function mayRead(user: OrganisationUser, link: { client_id: string; client_kind: string }): boolean {
  return link.client_kind === 'any-tax-user' || user.clients.some((client) => client.id === link.client_id)
}

function readerOf(user: OrganisationUser, keys: Keys) {
  return { index: keys.index('tin', user.taxNumber), sealed: keys.seal('reader', user.taxNumber) }
}

/** Only a valid degree whose title the institution has documented leaves the service (spec 2 §3.3). */
function releasable(found: DegreeNow): DegreeToRelease[] {
  if (found.status !== INSTITUTION_STATUS.answered) return []
  const { key, record, documented } = found.degree
  if (documented === null || record.status !== 'valid') return []
  return [{ key, facts: documented.facts, templateVersionId: documented.template.id }]
}

function statusByInstitution(answers: readonly { institution: string; found: DegreeNow }[]): DiplomasAnswer['status'] {
  const byInstitution: Record<string, InstitutionStatus> = {}
  for (const { institution, found } of answers) {
    const status = statusOf(found)
    // Of several degrees at one institution the first trouble is told.
    const known = byInstitution[institution]
    if (known === undefined || known === INSTITUTION_STATUS.answered) byInstitution[institution] = status
  }
  return byInstitution
}

function statusOf(found: DegreeNow): InstitutionStatus {
  if (found.status !== INSTITUTION_STATUS.answered) return found.status
  if (found.degree.record.status !== 'valid') return INSTITUTION_STATUS.noDegree
  return found.degree.documented === null ? INSTITUTION_STATUS.notDocumented : found.status
}
