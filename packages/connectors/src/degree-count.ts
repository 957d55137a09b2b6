import type { BrokenAnswer } from './source-answer.ts'

/**
 * How many valid degrees an institution holds of each title. `not-offered`: its way of answering has no count, for an API
 * answers at most ten records and only what it is asked for.
 */
export type DegreeCount =
  | { readonly outcome: 'counted'; readonly byTitle: ReadonlyMap<string, number> }
  | { readonly outcome: 'not-offered' }
  | { readonly outcome: 'timed-out' }
  | BrokenAnswer

/** The count from rows of a title and a number. */
export function countOf(rows: readonly { title: string; degrees: string }[]): DegreeCount {
  return { outcome: 'counted', byTitle: new Map(rows.map(({ title, degrees }) => [title, Number(degrees)])) }
}
