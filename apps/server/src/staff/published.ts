import type { StaffTables } from './tables.ts'

/** What other features may read of this one: views that refuse writes. */
export interface StaffViews {
  /** The names of the provider’s members. */
  staff_names: Pick<StaffTables['provider_staff'], 'id' | 'name'>
  /** Accounts of institutions’ staff. */
  desk_accounts: Pick<
    StaffTables['institution_accounts'],
    'id' | 'institution_code' | 'name' | 'email' | 'last_seen_at'
  >
  /** What each account may do, by department. */
  desk_rights: Pick<StaffTables['institution_entitlements'], 'account_id' | 'maintainer_id' | 'role' | 'levels'>
}
