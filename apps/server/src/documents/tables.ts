import type { AuthorizationsViews } from '../authorizations/published.ts'
import type { Defaulted, LinkLanguage } from '../platform/columns.ts'
import { tablesOf } from '../platform/work.ts'
import type { ReleasesViews } from '../releases/published.ts'

/** The tables of this feature, column by column; `db/migrations` makes them. */
export interface DocumentsTables {
  sealed_file_keys: { audit_id: string; key_sealed: Uint8Array; keep_until: Date }
  sealed_files: {
    audit_id: string
    language: LinkLanguage
    level: 'B-B' | 'B-T' | 'B-LT' | 'B-LTA'
    bytes_encrypted: Uint8Array
    sealed_at: Date
    augment_at: Defaulted<Date>
    augment_attempts: Defaulted<number>
  }
}

/** These tables on `work`. Imported in this folder only. */
export const tables = tablesOf<DocumentsTables, AuthorizationsViews & ReleasesViews>()
