import { parseLosslessJson } from './lossless-json.ts'
import { type BrokenAnswer, broken } from './source-answer.ts'

/** The records in an institution's answer, or why there are none to read. */
export type Envelope = { readonly outcome: 'results'; readonly results: readonly unknown[] } | BrokenAnswer

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const isSaid = (error: unknown) => error !== undefined && error !== null && error !== '' && error !== false

/**
 * Reads the envelope `results`, `error`, `success` (spec 2 §3.2). Institutions write an error at `error`, as the field
 * description says, or at `results.error`, as the examples do (spec 2 §8); both are read.
 */
export function readEnvelope(text: string): Envelope {
  let body: unknown
  try {
    body = parseLosslessJson(text)
  } catch {
    return broken('not-json')
  }
  const results = memberOf(body, 'results')
  const isRefused =
    isSaid(memberOf(body, 'error')) || isSaid(memberOf(results, 'error')) || memberOf(body, 'success') === false
  if (isRefused) return broken('refused')
  return Array.isArray(results) ? { outcome: 'results', results } : broken('envelope')
}
