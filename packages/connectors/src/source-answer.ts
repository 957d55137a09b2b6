import { type DegreeRecord, type FieldViolation, type IdentifiedRecord, readDegreeRecord } from '@perga/domain'
import { type AskedField, isAskedFor } from './degree-query.ts'

/** Why nothing could be read. Holds no text of the institution. */
export type BrokenAnswer = {
  readonly outcome: 'broken-answer'
  readonly reason: 'refused' | 'not-json' | 'envelope' | 'too-large' | 'http-status' | 'unreachable'
}

/** Why a view gave nothing. */
export type ViewFailure = BrokenAnswer | { readonly outcome: 'timed-out' }

/**
 * What is wrong with one record: the rules that it broke, and which it is where that can be read and it was asked for, be it
 * usable or not. Never its values.
 */
export type RecordFlaws = {
  readonly key: Pick<DegreeRecord, 'certificateID' | 'titleID'> | null
  readonly violations: readonly FieldViolation[]
}

/**
 * What became of one question to one institution. `unreadable` counts what is no degree record; `notAskedFor` those of another
 * person or degree than was asked: an incident, of which nothing else is kept.
 */
export type SourceAnswer =
  | {
      readonly outcome: 'answered'
      readonly records: DegreeRecord[]
      readonly flaws: RecordFlaws[]
      readonly unreadable: number
      readonly notAskedFor: number
    }
  | { readonly outcome: 'timed-out' }
  | BrokenAnswer

/** The broken answer with this reason. */
export const broken = (reason: BrokenAnswer['reason']): BrokenAnswer => ({ outcome: 'broken-answer', reason })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// Nothing is kept of a record that nobody asked for, not even which it is.
function keyOf(record: IdentifiedRecord | null, asked: readonly AskedField[]): RecordFlaws['key'] {
  const isTheirs = record !== null && isAskedFor(record, asked)
  return isTheirs ? { certificateID: record.certificateID, titleID: record.titleID } : null
}

const NOTHING: ReturnType<typeof readDegreeRecord> = { record: null, identified: null, violations: [] }

/** Raw records of either mode, each checked on its own: what is broken or not asked for is dropped, the rest stands. */
export function answerOf(raw: readonly unknown[], asked: readonly AskedField[]): SourceAnswer {
  const readings = raw.map((item) => (isObject(item) ? readDegreeRecord(item) : NOTHING))
  const readable = readings.flatMap(({ record }) => (record === null ? [] : [record]))
  const records = readable.filter((record) => isAskedFor(record, asked))
  return {
    outcome: 'answered',
    records,
    flaws: readings.flatMap(({ identified, violations }) =>
      violations.length === 0 ? [] : [{ key: keyOf(identified, asked), violations }],
    ),
    unreadable: raw.length - readable.length,
    notAskedFor: readable.length - records.length,
  }
}
