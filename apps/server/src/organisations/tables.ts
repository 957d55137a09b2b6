import type { ColumnType } from 'kysely'
import type { DirectoryViews } from '../directory/published.ts'
import type { Defaulted, LinkLanguage, Nullable } from '../platform/columns.ts'
import { tablesOf } from '../platform/work.ts'

/** The tables of this feature, column by column; `db/migrations` makes them. */
export interface OrganisationsTables {
  organisations: {
    id: string
    name_el: string
    name_en: string
    sector: 'public' | 'private'
    tax_number: string
    contact_email: string
    confirmed_at: Nullable<Date>
    contact_name: Nullable<string>
    contact_phone: Nullable<string>
    language: Defaulted<LinkLanguage>
    requested_at: Defaulted<Date>
    administrator_at: Nullable<Date>
    refused_at: Nullable<Date>
    suspended_at: Nullable<Date>
    decision_reason: Nullable<string>
  }
  clients: {
    id: string
    name: string
    kind: 'named' | 'any-tax-user' | 'holder'
    organisation_id: Nullable<string>
    display_name_el: string
    display_name_en: string
    contact_email: Nullable<string>
    purpose_el: Nullable<string>
    purpose_en: Nullable<string>
    scopes: string[]
    can_inspect: Defaulted<boolean>
    listed: Defaulted<boolean>
  }
  client_institutions: { client_id: string; institution_code: string }
  representatives: {
    id: string
    organisation_id: string
    tin_index: Uint8Array
    name: string
    state: 'active' | 'suspended' | 'unlinked'
    linked_at: Date
    email_sealed: Nullable<Uint8Array>
    confirmed_until: Defaulted<Date>
    reminders: Defaulted<number>
    suspended_for: Nullable<'not-reconfirmed' | 'administrator'>
  }
  representative_services: { representative_id: string; client_id: string; service: 'reading' | 'inspection' }
  organisation_requests: {
    id: string
    organisation_id: string
    channel: 'form' | 'e-mail'
    details: ColumnType<Record<string, string>, string, never>
    received_at: Date
  }
  invitations: {
    id: string
    organisation_id: string
    client_id: string
    service: 'reading' | 'inspection'
    email_sealed: Uint8Array
    language: LinkLanguage
    code_hash: Uint8Array
    invited_at: Date
    expires_at: Date
    mailed_at: Nullable<Date>
    accepted_at: Nullable<Date>
    accepted_by: Nullable<string>
    revoked_at: Nullable<Date>
  }
  organisation_vettings: {
    id: string
    organisation_id: string
    act:
      | 'evidence'
      | 'confirmed'
      | 'refused'
      | 'suspended'
      | 'institution-granted'
      | 'institution-withdrawn'
      | 'asked-anew'
      | 'corrected'
      | 'client-entered'
    evidence_kind: Nullable<'business-registry' | 'government-gazette' | 'tax-registry' | 'statute' | 'other'>
    reference: Nullable<string>
    note: Nullable<string>
    institution_code: Nullable<string>
    by_id: string
    by_name: string
    at: Date
  }
}

/** These tables on `work`. Imported in this folder only. */
export const tables = tablesOf<OrganisationsTables, DirectoryViews>()
