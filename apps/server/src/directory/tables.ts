import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Defaulted, Nullable } from '../platform/columns.ts'
import { tablesOf } from '../platform/work.ts'

/** The tables of this feature, column by column; `db/migrations` makes them. */
export interface DirectoryTables {
  institutions: {
    code: string
    name_el: string
    name_en: string
    city_el: Nullable<string>
    city_en: Nullable<string>
    website: Nullable<string>
    email: Nullable<string>
    phone: Nullable<string>
    comments_el: Nullable<string>
    comments_en: Nullable<string>
    signed_pdf: Defaulted<boolean>
    serves_bachelor: Defaulted<boolean>
    serves_master: Defaulted<boolean>
    serves_doctorate: Defaulted<boolean>
    adoption: Defaulted<'adopter' | 'beta' | 'none'>
    merged_into: Nullable<string>
    merged_on: Nullable<string>
  }
  former_names: {
    institution_code: string
    name_el: string
    name_en: Nullable<string>
    used_until: Nullable<string>
  }
  departments: {
    id: string
    institution_code: string
    kind: 'maintaining' | 'issuing'
    maintainer_id: Nullable<string>
    minedu_id: Nullable<string>
    name_el: string
    name_en: string
    former_institution_el: Nullable<string>
    former_institution_en: Nullable<string>
    search_key: GeneratedAlways<string>
  }
  unrecognised_names: {
    id: string
    name: string
    country: Nullable<string>
    reason_el: string
    reason_en: string
    search_key: GeneratedAlways<string>
    entered_at: Date
    removed_at: Nullable<Date>
  }
  directory_versions: {
    id: GeneratedAlways<number>
    kind: 'institution' | 'department'
    object: string
    was: ColumnType<Record<string, unknown>, string, never>
    ended_at: Date
  }
  institution_proposals: {
    id: string
    institution_code: string
    subject: 'connection' | 'sign-on'
    settings_sealed: Nullable<Uint8Array>
    described: ColumnType<Record<string, unknown>, string, never>
    note: Nullable<string>
    test: ColumnType<Record<string, unknown> | null, string | null, never>
    state: Defaulted<'open' | 'approved' | 'rejected' | 'withdrawn'>
    proposed_by: string
    proposed_at: Date
    decided_by: Nullable<string>
    decided_at: Nullable<Date>
    reason: Nullable<string>
  }
}

/** These tables on `work`. Imported in this folder only. */
export const tables = tablesOf<DirectoryTables>()
