import type { ColumnType } from 'kysely'
import type { OrganisationsViews } from '../organisations/published.ts'
import type { Defaulted, Nullable } from '../platform/columns.ts'
import { tablesOf } from '../platform/work.ts'

/** The tables of this feature, column by column; `db/migrations` makes them. */
export interface OauthTables {
  oauth_records: {
    model: string
    id_hash: Uint8Array
    payload_sealed: Uint8Array
    grant_hash: Nullable<Uint8Array>
    uid_hash: Nullable<Uint8Array>
    expires_at: Nullable<Date>
    consumed_at: Nullable<Date>
  }
  oauth_clients: {
    id: string
    client_id: string
    name: string
    redirect_uris: string[]
    token_endpoint_auth_method: 'client_secret_basic' | 'private_key_jwt'
    jwks: ColumnType<Record<string, unknown> | null, string | null, string | null>
    requires_pkce: Defaulted<boolean>
    allows_get_renewal: Defaulted<boolean>
    quota_per_minute: Defaulted<number>
    created_at: Date
    revoked_at: Nullable<Date>
    registered_scopes: Nullable<string[]>
  }
  oauth_client_secrets: {
    oauth_client_id: string
    slot: 1 | 2
    secret_hash: Uint8Array
    created_at: Date
    last_used_at: Nullable<Date>
  }
  oauth_usage: { oauth_client_id: string; minute: Date; calls: number }
  system_requests: {
    id: string
    organisation_id: string
    client_id: string
    name: string
    purpose_el: string
    purpose_en: string
    contact_email: string
    scopes: string[]
    redirect_uris: string[]
    token_endpoint_auth_method: 'client_secret_basic' | 'private_key_jwt'
    jwks: ColumnType<Record<string, unknown> | null, string | null, string | null>
    requested_at: Date
    confirmed_at: Nullable<Date>
    refused_at: Nullable<Date>
    decision_reason: Nullable<string>
    oauth_client_id: Nullable<string>
  }
}

/** These tables on `work`. Imported in this folder only. */
export const tables = tablesOf<OauthTables, OrganisationsViews>()
