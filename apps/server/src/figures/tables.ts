import { tablesOf } from '../platform/work.ts'
import type { ReleasesViews } from '../releases/published.ts'

/** The tables of this feature, column by column; `db/migrations` makes them. */
export interface FiguresTables {
  figure_days: { day: string; kind: string; count: number }
}

/** These tables on `work`. Imported in this folder only. */
export const tables = tablesOf<FiguresTables, ReleasesViews>()
