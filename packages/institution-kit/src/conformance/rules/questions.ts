import type { InstitutionUnderTest, Question, Reply, SentRecord } from '../institution-under-test.ts'
import { textOf } from '../institution-under-test.ts'
import { type Finding, untested } from '../rule.ts'

/** A question that no institution can have an answer to. */
export const NO_SUCH_DEGREE: Question = { query: { certificateID: 'PERGACONFORMANCENONE', titleID: 'PERGANONE' } }

/** Whether a reply refuses: no records, and a reason. */
export function isRefusal({ results, error, success }: Reply): boolean {
  return error !== null && success === false && (results === null || results.length === 0)
}

/** A record of the institution with the two texts that name it. */
export type Sample = { record: SentRecord; certificateID: string; titleID: string }

/** Tries a rule with one record of the institution that has all of `fields`; untested when none has. */
export async function withSample(
  institution: InstitutionUnderTest,
  fields: readonly string[],
  check: (sample: Sample) => Promise<Finding>,
): Promise<Finding> {
  for (const record of await institution.sample()) {
    const [certificateID, titleID] = [textOf(record, 'certificateID'), textOf(record, 'titleID')]
    const isComplete = fields.every((field) => textOf(record, field))
    if (certificateID !== null && titleID !== null && isComplete) return check({ record, certificateID, titleID })
  }
  return untested(
    'δεν βρέθηκε κατάλληλη εγγραφή· δώστε μία με --sample',
    'no suitable record was found; give one with --sample',
  )
}

/** Whether the records of a reply include the sample. */
export function includes({ results }: Reply, { certificateID, titleID }: Sample): boolean {
  return (results ?? []).some(
    (row) => textOf(row, 'certificateID') === certificateID && textOf(row, 'titleID') === titleID,
  )
}
