import { INSTITUTION_STATUS } from '@perga/contracts'
import {
  DIPLOMA_FIELDS,
  type DiplomaFacts,
  type DisclosureRules,
  disclose,
  isLayout,
  type Layout,
  type Scope,
} from '@perga/domain'
import { contentHash } from '../diplomas/content-hash.ts'
import type { DegreeReader } from '../diplomas/read-degrees.ts'
import type { StoredRelease } from './release-store.ts'

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

/** Whether a degree still says what was released, and is valid. */
export function isAsReleased(comparison: Comparison): comparison is Comparison & { result: 'compared' } {
  return comparison.result === 'compared' && comparison.isUnchanged && comparison.invalid === null
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
