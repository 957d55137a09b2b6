import { INSTITUTION_STATUS, type VerificationAnswer } from '@perga/contracts'
import { type DiplomaFacts, disclose, type Scope } from '@perga/domain'
import { composeDiploma } from '../diplomas/compose-diploma.ts'
import { contentHash } from '../diplomas/content-hash.ts'
import type { DegreeReader, HeldDegree } from '../diplomas/read-degrees.ts'
import type { OrganisationUser } from '../organisations/current-user.ts'
import type { Keys } from '../platform/keys.ts'
import type { IdentifierKeys } from '../releases/identifier-key.ts'
import type { ReleaseStore, StoredRelease } from '../releases/release-store.ts'
import { wireDiploma } from '../releases/wire-diploma.ts'
import type { TemplateStore } from '../templates/template-store.ts'

/** The three parts of an identifier, as sent. */
export interface Identifier {
  signedAuditId: string
  auditId: string
  clientId: string
}

/** What a verification found, before it is put on the wire. */
export type Verification =
  | { outcome: 'unable' }
  | { outcome: 'forged' }
  | { outcome: 'genuine'; release: StoredRelease; comparison: Comparison }

export type Comparison =
  | { result: 'unchanged'; facts: Partial<DiplomaFacts> }
  | { result: 'changed'; facts: Partial<DiplomaFacts> | null; status: string | null; statusDate: string | null }
  | { result: 'unavailable' }

export interface VerificationDependencies {
  releases: ReleaseStore
  templates: TemplateStore
  degrees: DegreeReader
  identifierKeys: IdentifierKeys
  keys: Keys
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/**
 * Tells whether an identifier is ours and was issued to a client of this user, and whether the degree still says what was
 * released: asked again of its institution, seen through the release's own scopes, template version and layout.
 */
export async function verifyIdentifier(
  identifier: Identifier,
  user: OrganisationUser,
  dependencies: VerificationDependencies,
): Promise<Verification> {
  const release = await findRelease(identifier, user, dependencies)
  if (release === null) return { outcome: 'unable' }
  const bound = { auditId: release.audit_id, clientId: release.client_id, contentHash: release.content_hash }
  const { signedAuditId } = identifier
  const isGenuine = await dependencies.identifierKeys.isGenuine(signedAuditId, release.identifier_version, bound)
  if (!isGenuine) return { outcome: 'forged' }
  return { outcome: 'genuine', release, comparison: await compare(release, dependencies) }
}

async function findRelease(
  { auditId, clientId }: Identifier,
  user: OrganisationUser,
  { releases, keys }: VerificationDependencies,
): Promise<StoredRelease | null> {
  if (!UUID.test(auditId)) return null
  const release = await releases.find(auditId, clientId)
  return release !== undefined && mayVerify(user, release, keys) ? release : null
}

// A link to any tax user is verified by the person who read it; a holder's own copy by anyone who is logged in.
function mayVerify(user: OrganisationUser, release: StoredRelease, keys: Keys): boolean {
  switch (release.client_kind) {
    case 'holder':
      return true
    case 'any-tax-user':
      return release.reader_index !== null && keys.index('tin', user.taxNumber).equals(release.reader_index)
    case 'named':
      return user.clients.some((client) => client.id === release.client_id)
  }
}

async function compare(release: StoredRelease, { degrees, templates }: VerificationDependencies): Promise<Comparison> {
  const holder = { ssnIndex: release.ssn_index, tinIndex: release.tin_index }
  const now = await degrees.byKey(release.key, holder)
  if (now.status === INSTITUTION_STATUS.noDegree)
    return { result: 'changed', facts: null, status: null, statusDate: null }
  if (now.status !== INSTITUTION_STATUS.answered) return { result: 'unavailable' }
  const template = await templates.find(release.template_version_id)
  if (template === undefined) return { result: 'unavailable' }
  return compareContent(release, now.degree, composeDiploma(now.degree.record, template))
}

function compareContent(release: StoredRelease, { record }: HeldDegree, facts: DiplomaFacts): Comparison {
  // Scopes were checked against the closed list when the authorization was given.
  const disclosed = disclose(facts, release.scopes as Scope[])
  const hash = contentHash(disclosed, {
    salt: release.content_salt,
    layout: release.layout_version,
    templateVersionId: release.template_version_id,
  })
  if (hash.equals(release.content_hash) && record.status === 'valid') return { result: 'unchanged', facts: disclosed }
  const isRevoked = record.status !== 'valid'
  return {
    result: 'changed',
    facts: disclosed,
    status: isRevoked ? record.status : null,
    statusDate: isRevoked ? record.statusDate : null,
  }
}

/** The diploma of a genuine release as the verifier may see it now; null when there is nothing to show. */
export function verifiedDiploma(release: StoredRelease, comparison: Comparison): VerificationAnswer['diploma'] {
  if (comparison.result === 'unavailable' || comparison.facts === null) return null
  // After the holder has taken the consent back, only the outcome with institution and level is told.
  const facts = release.revoked_at === null ? comparison.facts : onlyOutline(comparison.facts)
  return wireDiploma(facts, {
    clientId: release.client_id,
    clientDisplayName: release.client_display_name,
    readingId: release.reading_id,
    position: release.position,
    signedAt: release.signed_at,
  })
}

function onlyOutline({ issuerInstitution, level, dateIssued }: Partial<DiplomaFacts>): Partial<DiplomaFacts> {
  return {
    ...(issuerInstitution !== undefined && { issuerInstitution }),
    ...(level !== undefined && { level }),
    ...(dateIssued !== undefined && dateIssued !== null && { dateIssued: dateIssued.slice(0, 4) }),
  }
}
