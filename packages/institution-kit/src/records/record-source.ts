import type { DegreeQuery } from '../degree-query.ts'
import type { DegreeRow } from '../degree-row.ts'

/** Where the degrees come from: asked for the rows that satisfy a condition, in no particular order. */
export type RecordSource = {
  /**
   * The rows for which `matches` holds: all of them, or more than an answer gives, chosen at random. Rejects when the source
   * cannot be read.
   */
  find(query: DegreeQuery): Promise<readonly DegreeRow[]>
}

/** Degrees held in memory; `rows` is asked at each search, so what it gives may change. */
export function inMemoryRecords(rows: () => readonly DegreeRow[]): RecordSource {
  return { find: async ({ matches }) => rows().filter(matches) }
}
