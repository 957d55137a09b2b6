import type { GeneratedAlways } from 'kysely'
import type { DirectoryViews } from '../directory/published.ts'
import type { Nullable } from '../platform/columns.ts'
import { tablesOf } from '../platform/work.ts'

/** The tables of this feature, column by column; `db/migrations` makes them. */
export interface SourcesTables {
  connections: {
    institution_code: string
    mode: 'view' | 'api' | 'file'
    settings_sealed: Uint8Array
    changed_at: Date
  }
  institution_statistics: {
    institution_code: string
    source: Nullable<'counted' | 'declared'>
    bachelor: Nullable<number>
    master: Nullable<number>
    doctorate: Nullable<number>
    undocumented: Nullable<number>
    as_of: Nullable<Date>
    due_at: Date
  }
  quality_days: {
    institution_code: string
    day: string
    answers: number
    records: number
    unreadable: number
    not_asked_for: number
  }
  quality_violations: { institution_code: string; day: string; field: string; rule: string; violations: number }
  availability_days: {
    institution_code: string
    day: string
    answered: number
    timed_out: number
    unreachable: number
    broken: number
    last_asked_at: Date
    answers_now: boolean
  }
  flawed_records: {
    institution_code: string
    record_index: Uint8Array
    degree_key_sealed: Uint8Array
    broken: string[]
    first_seen_at: Date
    last_seen_at: Date
  }
  degree_uploads: {
    id: string
    institution_code: string
    state: 'staging' | 'current'
    uploaded_by: string
    uploaded_at: Date
    degrees: number
  }
  upload_keys: {
    id: string
    institution_code: string
    slot: number
    label: string
    key_hash: Uint8Array
    networks: string[]
    made_by: string
    made_at: Date
    last_used_at: Nullable<Date>
    retired_at: Nullable<Date>
  }
  uploaded_degrees: {
    upload_id: string
    degree_index: Uint8Array
    ssn_index: Nullable<Uint8Array>
    tin_index: Nullable<Uint8Array>
    record_sealed: Uint8Array
  }
  degree_statuses: {
    id: GeneratedAlways<number>
    institution_code: string
    degree_index: Uint8Array
    status: 'valid' | 'revoked'
    status_date: Nullable<string>
    observed_at: Date
  }
}

/** These tables on `work`. Imported in this folder only. */
export const tables = tablesOf<SourcesTables, DirectoryViews>()
