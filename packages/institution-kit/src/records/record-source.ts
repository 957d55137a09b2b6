import type { DegreeRow } from '../degree-row.ts'

/** Where the degrees come from: asked for the rows that satisfy a condition, in no particular order. */
export type RecordSource = {
  /** All rows for which `matches` holds; rejects when the source cannot be read. */
  find(matches: (row: DegreeRow) => boolean): Promise<readonly DegreeRow[]>
}

/** Degrees held in memory; `rows` is asked at each search, so what it gives may change. */
export function inMemoryRecords(rows: () => readonly DegreeRow[]): RecordSource {
  return { find: async (matches) => rows().filter(matches) }
}
