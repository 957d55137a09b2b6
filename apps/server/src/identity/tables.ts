import type { Defaulted, Nullable } from '../platform/columns.ts'
import { tablesOf } from '../platform/work.ts'

/** The tables of this feature, column by column; `db/migrations` makes them. */
export interface IdentityTables {
  holders: {
    id: string
    tin_index: Nullable<Uint8Array>
    ssn_index: Nullable<Uint8Array>
    tin_sealed: Nullable<Uint8Array>
    ssn_declared: Defaulted<boolean>
    created_at: Date
    erased_at: Nullable<Date>
  }
  sessions: {
    id_hash: Uint8Array
    kind: string
    state_sealed: Uint8Array
    last_seen_at: Date
    expires_at: Date
    ends_at: Date
    owner_hash: Uint8Array | null
  }
  login_states: {
    state_hash: Uint8Array
    purpose: string
    browser_hash: Uint8Array
    context_sealed: Uint8Array
    expires_at: Date
    consumed_at: Nullable<Date>
  }
}

/** These tables on `work`. Imported in this folder only. */
export const tables = tablesOf<IdentityTables>()
