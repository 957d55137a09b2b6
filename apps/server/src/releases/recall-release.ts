import { INSTITUTION_STATUS } from '@perga/contracts'
import {
  DIPLOMA_FIELDS,
  type DiplomaFacts,
  type DisclosureRules,
  disclose,
  isLayout,
  type Layout,
  type Scope,
  withoutCell,
} from '@perga/domain'
import { contentHash } from '../diplomas/content-hash.ts'
import type { DegreeReader } from '../diplomas/read-degrees.ts'
import type { IdentifierKeys } from './identifier-key.ts'
import type { ReleaseStore, StoredRelease } from './release-store.ts'

/** The three parts of a verification identifier, as sent. */
export interface Identifier {
  signedAuditId: string
  auditId: string
  clientId: string
}

/** A release found again by its identifier, and what its degree says today. */
export type Recalled =
  | { outcome: 'unknown' }
  | { outcome: 'forged' }
  | { outcome: 'genuine'; release: StoredRelease; comparison: Comparison }

/** Today's degree against what was released, seen through the release's own scopes, layout and template version. */
export type Comparison =
  | {
      result: 'compared'
      isUnchanged: boolean
      facts: Partial<DiplomaFacts>
      /** The degree's status and its date when it is no longer valid. */
      invalid: { status: string; since: string | null } | null
    }
  | { result: 'gone' }
  | { result: 'unavailable' }

export interface RecallDependencies {
  releases: ReleaseStore
  degrees: DegreeReader
  identifierKeys: IdentifierKeys
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/**
 * Finds the release that an identifier names, if `mayUse` admits it and the identifier is our signature, and asks its
 * institution again what the degree says. An unknown release and one that is not the asker's are the same answer.
 */
export async function recallRelease(
  identifier: Identifier,
  mayUse: (release: StoredRelease) => boolean,
  dependencies: RecallDependencies,
): Promise<Recalled> {
  const { clientId, signedAuditId } = identifier
  const auditId = withoutCell(identifier.auditId)
  const release = UUID.test(auditId) ? await dependencies.releases.find(auditId, clientId) : undefined
  if (release === undefined || !mayUse(release)) return { outcome: 'unknown' }
  const bound = { auditId: release.audit_id, clientId: release.client_id, contentHash: release.content_hash }
  const isGenuine = await dependencies.identifierKeys.isGenuine(signedAuditId, release.identifier_version, bound)
  if (!isGenuine) return { outcome: 'forged' }
  return { outcome: 'genuine', release, comparison: await compareRelease(release, dependencies.degrees) }
}

/**
 * Asks the institution again and compares what the degree says today with what was released, by the fields that the release's own
 * layout has: a later field changes nothing of it. `fields`: another list than that of the diploma.
 */
export async function compareRelease(
  release: StoredRelease,
  degrees: DegreeReader,
  fields: DisclosureRules = DIPLOMA_FIELDS,
): Promise<Comparison> {
  const layout = release.layout_version
  // Made by a newer version of the service: which fields it discloses is not known here.
  if (!isLayout(layout, fields)) return { result: 'unavailable' }
  const holder = { ssnIndex: release.ssn_index, tinIndex: release.tin_index }
  // A holder who was erased is recognised no more: the degree cannot be compared, and nothing is said about it.
  if (holder.ssnIndex === null && holder.tinIndex === null) return { result: 'unavailable' }
  const now = await degrees.recordByKey(release.key, holder)
  if (now.status === INSTITUTION_STATUS.noDegree) return { result: 'gone' }
  if (now.status !== INSTITUTION_STATUS.answered) return { result: 'unavailable' }
  const facts = await degrees.underTemplate(now.record, release.template_version_id, release.signed_at)
  const { status, statusDate } = now.record
  return {
    ...compareContent(release, facts, { layout, fields }),
    result: 'compared',
    invalid: status === 'valid' ? null : { status, since: statusDate },
  }
}

function compareContent(
  release: StoredRelease,
  facts: DiplomaFacts,
  { layout, fields }: { layout: Layout; fields: DisclosureRules },
) {
  // Scopes were checked against the closed list when the authorization was given.
  const disclosed = disclose(facts, release.scopes as Scope[], layout, fields)
  const hash = contentHash(disclosed, {
    salt: release.content_salt,
    layout,
    templateVersionId: release.template_version_id,
  })
  return { isUnchanged: hash.equals(release.content_hash), facts: disclosed }
}
