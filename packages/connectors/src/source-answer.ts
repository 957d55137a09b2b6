import { type DegreeRecord, type FieldViolation, readDegreeRecord } from '@perga/domain'
import { type AskedField, isAskedFor } from './degree-query.ts'

/** Why nothing could be read. Holds no text of the institution. */
export type BrokenAnswer = {
  readonly outcome: 'broken-answer'
  readonly reason: 'refused' | 'not-json' | 'envelope' | 'too-large' | 'http-status' | 'unreachable'
}

/**
 * What became of one question to one institution. `discarded` counts the records that were unreadable or not asked for:
 * an incident, of which nothing else is kept.
 */
export type SourceAnswer =
  | {
      readonly outcome: 'answered'
      readonly records: DegreeRecord[]
      readonly violations: FieldViolation[]
      readonly discarded: number
    }
  | { readonly outcome: 'timed-out' }
  | BrokenAnswer

/** The broken answer with this reason. */
export const broken = (reason: BrokenAnswer['reason']): BrokenAnswer => ({ outcome: 'broken-answer', reason })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Raw records of either mode, each checked on its own: what is broken or not asked for is dropped, the rest stands. */
export function answerOf(raw: readonly unknown[], asked: readonly AskedField[]): SourceAnswer {
  const readings = raw.map((item) => (isObject(item) ? readDegreeRecord(item) : { record: null, violations: [] }))
  const records = readings.flatMap(({ record }) => (record !== null && isAskedFor(record, asked) ? [record] : []))
  const violations = readings.flatMap((reading) => reading.violations)
  return { outcome: 'answered', records, violations, discarded: raw.length - records.length }
}
