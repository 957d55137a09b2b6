import type { OrganisationsViews } from '../organisations/published.ts'
import type { Defaulted, Nullable } from '../platform/columns.ts'
import { tablesOf } from '../platform/work.ts'
import type { StaffViews } from '../staff/published.ts'

/** The tables of this feature, column by column; `db/migrations` makes them. */
export interface InspectionsTables {
  inspections: {
    id: string
    user_index: Uint8Array
    client_id: string
    institution_code: string
    purpose: string
    case_number: Nullable<string>
    state: 'open' | 'found' | 'not-found' | 'unanswered'
    results: Nullable<number>
    reading_id: Nullable<string>
    created_at: Date
  }
  inspection_locks: {
    id: string
    user_index: Uint8Array
    locked_at: Date
    locked_until: Date
    lifted_at: Nullable<Date>
    lifted_by: Nullable<string>
    lift_reason: Nullable<string>
  }
  inspection_hand_overs: {
    id: string
    inspection_id: string
    institution_code: string
    query_sealed: Uint8Array
    state: Defaulted<'open' | 'closed'>
    created_at: Date
    answer_by: Date
  }
}

/** These tables on `work`. Imported in this folder only. */
export const tables = tablesOf<InspectionsTables, OrganisationsViews & StaffViews>()
