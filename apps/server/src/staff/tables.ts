import type { DirectoryViews } from '../directory/published.ts'
import type { Defaulted, Nullable } from '../platform/columns.ts'
import { tablesOf } from '../platform/work.ts'

/** The tables of this feature, column by column; `db/migrations` makes them. */
export interface StaffTables {
  provider_staff: {
    id: string
    name: string
    email: Nullable<string>
    state: 'invited' | 'registered' | 'active' | 'suspended'
    admitted_by: string
    confirmed_by: Nullable<string>
    created_at: Date
  }
  provider_invitations: {
    token_hash: Uint8Array
    member_id: string
    issued_by: string
    expires_at: Date
    used_at: Nullable<Date>
  }
  passkeys: {
    credential_id: string
    member_id: string
    public_key: Uint8Array
    counter: number
    transports: string[]
    label: string
    created_at: Date
    last_used_at: Nullable<Date>
  }
  institution_sign_ons: {
    institution_code: string
    idp_entity_id: string
    sign_on_url: string
    certificates: string[]
    changed_at: Date
    trust_id: Defaulted<string>
  }
  institution_accounts: {
    id: string
    institution_code: string
    subject_index: Uint8Array
    name: string
    email: Nullable<string>
    created_at: Date
    last_seen_at: Date
  }
  institution_entitlements: {
    account_id: string
    maintainer_id: string
    role: 'view' | 'assign' | 'resolve' | 'full'
    levels: string[]
  }
  sign_on_assertions: { institution_code: string; id_hash: Uint8Array; expires_at: Date }
  sign_on_answers: { state_hash: Uint8Array; account_id: string; expires_at: Date; trust_id: string }
}

/** These tables on `work`. Imported in this folder only. */
export const tables = tablesOf<StaffTables, DirectoryViews>()
