import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Nullable } from './columns.ts'
import { tablesOf } from './work.ts'

/** The tables of this folder, column by column; `db/migrations` makes them. */
export interface PlatformTables {
  audit_events: {
    id: GeneratedAlways<number>
    at: Date
    actor: string
    act: string
    object: Nullable<string>
    detail: ColumnType<Record<string, unknown>, string, never>
  }
  misses: { key_hash: Uint8Array; window_start: Date; count: number }
}

/** These tables on `work`. Imported in this folder only. */
export const tables = tablesOf<PlatformTables>()
