import type { ReleasedDiploma } from '@perga/contracts'
import { Refusal, SCOPES } from '@perga/domain'
import { type DegreeReader, indicesOf } from '../diplomas/read-degrees.ts'
import { isSilent, readSharedDegrees } from '../diplomas/shared-degrees.ts'
import { holdHolder } from '../identity/hold-holder.ts'
import type { SessionState } from '../identity/session-state.ts'
import type { Keys } from '../platform/keys.ts'
import { type ReleaseDependencies, releaseDiplomas } from '../releases/release-diplomas.ts'
import type { HolderRecordStore } from './holder-record-store.ts'
import { openOwnHandle } from './own-degree-handle.ts'

export interface CopyDependencies {
  degrees: DegreeReader
  records: HolderRecordStore
  release: ReleaseDependencies
  keys: Keys
}

/**
 * The holder's own signed copy of one degree, whole. Throws `not_found` for a degree that is not theirs or cannot be released,
 * and `institution_unavailable` when that cannot be found out now.
 */
export async function makeCopy(
  { holder, degree }: { holder: SessionState['holder']; degree: string },
  { degrees, records, release, keys }: CopyDependencies,
): Promise<ReleasedDiploma> {
  const key = openOwnHandle(degree, holder.holderId, keys)
  const { releasable, status } = await readSharedDegrees([key], indicesOf(holder, keys), degrees)
  if (Object.values(status).some(isSilent)) throw new Refusal('institution_unavailable')
  if (releasable.length === 0) throw new Refusal('not_found', { reason: 'not valid or not documented now' })
  const [copy] = await releaseDiplomas(
    {
      reading: { basis: 'holder-copy', authorizationId: null, reader: null, idempotencyHash: null },
      client: await records.ownCopyClient(),
      holderId: holder.holderId,
      scopes: SCOPES,
      degrees: releasable,
      stillAllowed: async (transaction) => {
        if (!(await holdHolder(transaction, holder.holderId))) throw new Refusal('not_logged_in')
      },
    },
    release,
  )
  if (copy === undefined) throw new Error('one degree gives one release')
  return copy
}
