import type { ColumnType } from 'kysely'
import type { AuthorizationsViews } from '../authorizations/published.ts'
import type { IdentityViews } from '../identity/published.ts'
import type { OrganisationsViews } from '../organisations/published.ts'
import type { Defaulted, Nullable } from '../platform/columns.ts'
import { tablesOf } from '../platform/work.ts'

/** The tables of this feature, column by column; `db/migrations` makes them. */
export interface ReleasesTables {
  readings: {
    id: string
    basis: 'link' | 'oauth' | 'inspection' | 'holder-copy' | 'verification'
    authorization_id: Nullable<string>
    client_id: string
    reader_index: Nullable<Uint8Array>
    reader_sealed: Nullable<Uint8Array>
    idempotency_hash: Nullable<Uint8Array>
    verified_audit_id: Nullable<string>
    told: Nullable<'fields' | 'outline' | 'outcome'>
    state: 'open' | 'completed' | 'refused' | 'abandoned'
    created_at: Date
  }
  release_intents: {
    audit_id: string
    reading_id: string
    client_id: string
    payload_hash: Uint8Array
    state: 'open' | 'released' | 'abandoned'
    created_at: Date
  }
  releases: {
    audit_id: string
    reading_id: string
    client_id: string
    client_display_name: string
    holder_id: Nullable<string>
    position: number
    institution_code: string
    degree_key_sealed: Uint8Array
    template_version_id: string
    scopes: string[]
    layout_version: number
    content_salt: Uint8Array
    content_hash: Uint8Array
    payload_hash: Uint8Array
    jws_protected: string
    jws_signature: string
    signed_audit_id: string
    identifier_version: string
    level: Defaulted<'B-B' | 'B-T' | 'B-LT' | 'B-LTA'>
    etsi_u: ColumnType<string[] | null, string | null | undefined, string>
    signed_at: Date
    augment_at: Nullable<Date>
    augment_attempts: Defaulted<number>
    augment_fault: Nullable<string>
  }
  signing_keys: {
    kid: string
    purpose: 'identifier'
    private_key_sealed: Uint8Array
    public_jwk: ColumnType<Record<string, unknown>, string, never>
    created_at: Date
    retired_at: Nullable<Date>
  }
}

/** These tables on `work`. Imported in this folder only. */
export const tables = tablesOf<ReleasesTables, AuthorizationsViews & IdentityViews & OrganisationsViews>()
