import type { AuthorizationsViews } from '../authorizations/published.ts'
import type { IdentityViews } from '../identity/published.ts'
import type { InspectionsViews } from '../inspections/published.ts'
import type { OrganisationsViews } from '../organisations/published.ts'
import type { Defaulted, LinkLanguage, Nullable } from '../platform/columns.ts'
import { tablesOf } from '../platform/work.ts'
import type { ReleasesViews } from '../releases/published.ts'
import type { StaffViews } from '../staff/published.ts'

/** The tables of this feature, column by column; `db/migrations` makes them. */
export interface ReceiptsTables {
  receipts: {
    id: string
    reading_id: string
    holder_id: string
    created_at: Date
    visible_from: Date
    delay_reason: Nullable<string>
    delay_decided_by: Nullable<string>
    delay_decided_at: Nullable<Date>
    seen_at: Nullable<Date>
    mail_claimed_at: Nullable<Date>
    mailed_at: Nullable<Date>
  }
  receipt_delay_orders: {
    id: string
    client_id: string
    case_number: string
    case_key: string
    reason: string
    until: Date
    decided_by: string
    decided_at: Date
    ended_at: Nullable<Date>
  }
  receipt_addresses: {
    holder_id: string
    email_sealed: Uint8Array
    language: LinkLanguage
    code_sealed: Nullable<Uint8Array>
    wrong_codes: Defaulted<number>
    changed_at: Date
    confirmed_at: Nullable<Date>
  }
}

/** These tables on `work`. Imported in this folder only. */
export const tables = tablesOf<
  ReceiptsTables,
  AuthorizationsViews & IdentityViews & InspectionsViews & OrganisationsViews & ReleasesViews & StaffViews
>()
