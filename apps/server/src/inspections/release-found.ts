import type { InspectedDiploma, InspectionAnswer, ReleasedDiploma } from '@perga/contracts'
import { type DegreeRecord, parseTaxNumber, Refusal } from '@perga/domain'
import type { ReleasableDegree } from '../diplomas/shared-degrees.ts'
import { enterFoundHolder } from '../identity/enter-found-holder.ts'
import type { Clock } from '../platform/clock.ts'
import type { Keys } from '../platform/keys.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import type { Work } from '../platform/work.ts'
import { type ReleaseDependencies, releaseDiplomas } from '../releases/release-diplomas.ts'
import type { InspectionRight } from './inspection-right.ts'
import type { InspectionStore } from './inspection-store.ts'
import type { InspectedPerson } from './match-degree.ts'
import type { InspectionRightStore } from './right-store.ts'

/** A check that has been admitted: by whom, of whom, where. */
export interface Inspection {
  id: string
  right: InspectionRight
  actor: string
  reader: { index: Buffer; sealed: Buffer }
  institution: string
  person: InspectedPerson
}

/** A degree that is the one looked for, with the record that says whose it is. */
export interface FoundDegree extends ReleasableDegree {
  record: DegreeRecord
}

/** What the release of a check's result needs. */
export interface ReleaseOfFound {
  rights: InspectionRightStore
  store: InspectionStore
  db: Work
  release: ReleaseDependencies
  keys: Keys
  clock: Clock
  /** Seals a released diploma, so that its PDF can be asked for (spec 1 §7 `diploma_data`). */
  sealDiploma(released: ReleasedDiploma): string
}

/** Releases what a check found, provided that the right to check still holds. Throws `inspection_not_permitted`. */
export async function releaseFound(
  degrees: readonly [FoundDegree, ...FoundDegree[]],
  inspection: Inspection,
  dependencies: ReleaseOfFound,
): Promise<InspectionAnswer> {
  const { id, reader, right, institution } = inspection
  const { rights, store, sealDiploma } = dependencies
  const released = await releaseDiplomas(
    {
      reading: { basis: 'inspection', authorizationId: null, reader, idempotencyHash: null },
      client: right.client,
      holderId: await enterHolder(degrees[0].record, inspection.person, dependencies),
      scopes: right.client.scopes,
      degrees,
      stillAllowed: async (transaction, readingId) => {
        const asked = { tinIndex: right.tinIndex, clientId: right.client.id, institution }
        const holds = await rights.holds(transaction, asked)
        if (!holds) throw new Refusal('inspection_not_permitted', { reason: 'ended meanwhile' })
        await store.close(transaction, id, { state: 'found', results: degrees.length, reading_id: readingId })
      },
    },
    dependencies.release,
  )
  const result = released.map((diploma): InspectedDiploma => ({ ...diploma, diploma_data: sealDiploma(diploma) }))
  return { result, resultCount: result.length, error: null, errorCode: null, hand_over: null }
}

// The asked number is one of the two; the other is the institution's word for the same person.
async function enterHolder(
  record: DegreeRecord,
  { identifier }: InspectedPerson,
  { db, keys, clock }: ReleaseOfFound,
): Promise<string> {
  const isGreek = (country: string | null) => (country ?? 'GR') === 'GR'
  const heldSsn = isGreek(record.ssnCountry) ? record.ssn : null
  const heldTin = isGreek(record.tinCountry) ? parseTaxNumber(record.tin ?? '') : null
  const ssn = identifier.scheme === 'ssn' ? identifier.value : heldSsn
  const tin = identifier.scheme === 'tin' ? identifier.value : heldTin
  const now = clock.now()
  return enterFoundHolder(db, {
    id: uuidV7(now),
    ssnIndex: ssn === null ? null : keys.index('ssn', ssn),
    tinIndex: tin === null ? null : keys.index('tin', tin),
    now,
  })
}
