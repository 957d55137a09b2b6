import type { ReleasedDiploma } from '@perga/contracts'
import { Refusal, SCOPES } from '@perga/domain'
import type { DegreeReader } from '../diplomas/read-degrees.ts'
import { readSharedDegrees } from '../diplomas/shared-degrees.ts'
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

/** The holder's own signed copy of one degree, whole. Throws `not_found` for a degree that is not theirs or cannot be released. */
export async function makeCopy(
  { holder, degree }: { holder: SessionState['holder']; degree: string },
  { degrees, records, release, keys }: CopyDependencies,
): Promise<ReleasedDiploma> {
  const key = openOwnHandle(degree, holder.holderId, keys)
  const indices = {
    ssnIndex: holder.ssn === null ? null : keys.index('ssn', holder.ssn),
    tinIndex: keys.index('tin', holder.taxNumber),
  }
  const { releasable } = await readSharedDegrees([key], indices, degrees)
  if (releasable.length === 0) throw new Refusal('not_found', { reason: 'not valid or not documented now' })
  const [copy] = await releaseDiplomas(
    {
      reading: { basis: 'holder-copy', authorizationId: null, reader: null, idempotencyHash: null },
      client: await records.ownCopyClient(),
      holderId: holder.holderId,
      scopes: SCOPES,
      degrees: releasable,
      stillAllowed: async (transaction) => {
        if (!(await records.isKnown(transaction, holder.holderId))) throw new Refusal('not_logged_in')
      },
    },
    release,
  )
  if (copy === undefined) throw new Error('one degree gives one release')
  return copy
}
