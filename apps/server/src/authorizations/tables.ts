import type { IdentityViews } from '../identity/published.ts'
import type { OrganisationsViews } from '../organisations/published.ts'
import type { Defaulted, LinkLanguage, Nullable } from '../platform/columns.ts'
import { tablesOf } from '../platform/work.ts'

/** The tables of this feature, column by column; `db/migrations` makes them. */
export interface AuthorizationsTables {
  authorizations: {
    id: string
    grant_hash: Uint8Array
    holder_id: string
    client_id: string
    scopes: string[]
    language: Nullable<LinkLanguage>
    terms_version: string
    created_at: Date
    expires_at: Date
    revoked_at: Nullable<Date>
    purpose_el: Nullable<string>
    purpose_en: Nullable<string>
    pin_sealed: Nullable<Uint8Array>
    view_limit: Nullable<number>
    name_declared_at: Nullable<Date>
    system: Nullable<string>
  }
  authorized_degrees: {
    authorization_id: string
    position: number
    institution_code: string
    degree_key_sealed: Uint8Array
  }
  access_links: {
    id: string
    authorization_id: string
    code_hash: Uint8Array
    code_sealed: Uint8Array
    expires_at: Date
    views: Defaulted<number>
    wrong_pins: Defaulted<number>
    created_at: Date
  }
}

/** These tables on `work`. Imported in this folder only. */
export const tables = tablesOf<AuthorizationsTables, IdentityViews & OrganisationsViews>()
