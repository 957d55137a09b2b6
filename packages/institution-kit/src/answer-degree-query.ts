import { timingSafeEqual } from 'node:crypto'
import { MalformedQuery, readDegreeQuery } from './degree-query.ts'
import { completeRow, type DegreeRow } from './degree-row.ts'
import { pickAtRandom } from './pick-at-random.ts'
import type { RecordSource } from './records/record-source.ts'

/** The answer of an institution: at most ten degrees, or why there are none (spec 2 §3.2). */
export type DegreeAnswer = { results: readonly DegreeRow[]; error: string | null; success: boolean }

/** The two errors that spec 2 §8 fixes to the letter. */
export const API_ERRORS = {
  malformedJson: 'Could not parse request json.',
  wrongKey: 'Invalid authorization token.',
} as const

/** An ambiguous search is answered with so many records, chosen at random (spec 2 §9). */
export const MOST_RESULTS = 10

/** What the answer is made from. */
export type AnswerOptions = { records: RecordSource; securityKey: string; random: () => number }

/** The envelope of a refusal. */
export function refusal(error: string): DegreeAnswer {
  return { results: [], error, success: false }
}

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}

function isKey(given: unknown, key: string): boolean {
  const [left, right] = [Buffer.from(typeof given === 'string' ? given : ''), Buffer.from(key)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Answers the JSON text of one request; a wrong key learns nothing of the query. Rejects only when the source does. */
export async function answerDegreeQuery(
  text: string,
  { records, securityKey, random }: AnswerOptions,
): Promise<DegreeAnswer> {
  const request = parseObject(text)
  if (!request) return refusal(API_ERRORS.malformedJson)
  if (!isKey(request.token, securityKey)) return refusal(API_ERRORS.wrongKey)
  try {
    const found = await records.find(readDegreeQuery(request))
    return { results: pickAtRandom(found, MOST_RESULTS, random).map(completeRow), error: null, success: true }
  } catch (error) {
    if (error instanceof MalformedQuery) return refusal(error.message)
    throw error
  }
}
