import { INSTITUTION_STATUS, type InstitutionStatus } from '@perga/contracts'
import type { DegreeKey, DiplomaFacts } from '@perga/domain'
import type { DegreeNow, DegreeReader, HolderIndices } from './read-degrees.ts'

/** A degree that may leave the service now: valid, the holder's, documented by its institution. */
export interface ReleasableDegree {
  key: DegreeKey
  facts: DiplomaFacts
  templateVersionId: string
}

/** What an authorization shares, as it is at this moment, and what became of each institution's part. */
export interface SharedDegrees {
  releasable: ReleasableDegree[]
  status: Record<string, InstitutionStatus>
}

/** Asks every shared degree again of its institution, side by side. Only valid, documented degrees come out (spec 2 §3.3). */
export async function readSharedDegrees(
  shared: readonly DegreeKey[],
  holder: HolderIndices,
  degrees: DegreeReader,
): Promise<SharedDegrees> {
  const now = await degrees.byKeys(shared, holder)
  return {
    releasable: now.flatMap((found) => releasable(found)),
    status: statusByInstitution(
      shared.flatMap(({ institution }, index) => {
        const found = now[index]
        return found === undefined ? [] : [{ institution, status: statusOf(found) }]
      }),
    ),
  }
}

/** Whether an institution's answer is missing and might still come: that says nothing against the degree. */
export function isSilent(status: InstitutionStatus): boolean {
  const { timedOut, brokenAnswer, notConnected } = INSTITUTION_STATUS
  return status === timedOut || status === brokenAnswer || status === notConnected
}

function releasable(found: DegreeNow): ReleasableDegree[] {
  if (found.status !== INSTITUTION_STATUS.answered) return []
  const { key, record, documented } = found.degree
  if (documented === null || record.status !== 'valid') return []
  return [{ key, facts: documented.facts, templateVersionId: documented.template.id }]
}

function statusOf(found: DegreeNow): InstitutionStatus {
  if (found.status !== INSTITUTION_STATUS.answered) return found.status
  if (found.degree.record.status !== 'valid') return INSTITUTION_STATUS.noDegree
  return found.degree.documented === null ? INSTITUTION_STATUS.notDocumented : found.status
}

// Of several degrees at one institution the first trouble is told.
function statusByInstitution(
  answers: readonly { institution: string; status: InstitutionStatus }[],
): SharedDegrees['status'] {
  const byInstitution: SharedDegrees['status'] = {}
  for (const { institution, status } of answers) {
    const known = byInstitution[institution]
    if (known === undefined || known === INSTITUTION_STATUS.answered) byInstitution[institution] = status
  }
  return byInstitution
}
