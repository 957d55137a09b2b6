import type { BaselineLevel, JadesSignature } from '@perga/ades'
import type { ColumnType, GeneratedAlways } from 'kysely'

type Nullable<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>
type Defaulted<Type> = ColumnType<Type, Type | undefined, Type>
type LinkLanguage = 'el' | 'en'

/** The tables of `db/migrations`, column by column. bytea is a Buffer from PostgreSQL, a Uint8Array when embedded. */
export interface Schema {
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
  connections: {
    institution_code: string
    mode: 'view' | 'api' | 'file'
    settings_sealed: Uint8Array
    changed_at: Date
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
  curricula: {
    id: string
    department_id: string
    name_el: string
    name_en: string
    level: '6' | '7' | '8'
    isced_fields: string[]
    valid_from: Nullable<string>
    valid_to: Nullable<string>
    revises_id: Nullable<string>
    created_at: Date
  }
  templates: {
    id: string
    institution_code: string
    title_id: string
    blueprint_id: GeneratedAlways<string>
    current_version_id: GeneratedAlways<string | null>
  }
  template_drafts: {
    id: string
    institution_code: string
    title_id: string
    based_on_id: Nullable<string>
    level_code: string
    title_el: string
    title_en: string
    notes_el: Nullable<string>
    notes_en: Nullable<string>
    isced_field: string
    issuing_department_id: string
    curriculum_id: string
    state: 'draft' | 'proposed' | 'sent-back' | 'approved' | 'withdrawn'
    written_by: string
    proposed_by: Nullable<string>
    decided_by: Nullable<string>
    comment: Nullable<string>
    changed_at: Date
  }
  template_editors: { account_id: string; granted_by: string; granted_at: Date }
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
  template_versions: {
    id: string
    template_id: string
    version: number
    level_code: string
    title_el: string
    title_en: string
    notes_el: Nullable<string>
    notes_en: Nullable<string>
    isced_field: Nullable<string>
    issuing_department_id: string
    approved_at: Date
    curriculum_id: Nullable<string>
    proposed_by: Nullable<string>
    approved_by: Nullable<string>
    search_key: GeneratedAlways<string>
  }
  template_releases: {
    version_id: string
    jades: ColumnType<JadesSignature, string, string>
    level: BaselineLevel
    signed_at: Date
  }
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
  audit_events: {
    id: GeneratedAlways<number>
    at: Date
    actor: string
    act: string
    object: Nullable<string>
    detail: ColumnType<Record<string, unknown>, string, never>
  }
  misses: { key_hash: Uint8Array; window_start: Date; count: number }
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
  desk_requests: {
    id: string
    reference: string
    kind: 'missing' | 'wrong' | 'inspection'
    state: Defaulted<'open' | 'assigned' | 'resolved'>
    institution_code: string
    department_id: Nullable<string>
    level: Nullable<'6' | '7' | '8'>
    year: Nullable<number>
    holder_id: Nullable<string>
    hand_over_id: Nullable<string>
    degree_key_sealed: Nullable<Uint8Array>
    person_sealed: Nullable<Uint8Array>
    text_sealed: Nullable<Uint8Array>
    email_sealed: Nullable<Uint8Array>
    assignee_account_id: Nullable<string>
    assignee_group_id: Nullable<string>
    outcome: Nullable<'mended' | 'as-it-should-be' | 'not-ours' | 'confirmed' | 'not-confirmed'>
    answer_id: Nullable<string>
    resolved_at: Nullable<Date>
    resolved_by: Nullable<string>
    created_at: Date
    answer_by: string
    holder_seen_at: Nullable<Date>
    reminded_before_at: Nullable<Date>
    reminded_overdue_at: Nullable<Date>
  }
  desk_messages: {
    id: string
    request_id: string
    author: 'holder' | 'staff'
    account_id: Nullable<string>
    text_sealed: Uint8Array
    at: Date
  }
  desk_notes: { id: string; request_id: string; account_id: string; text_sealed: Uint8Array; at: Date }
  desk_attachments: {
    id: string
    request_id: string
    holder_id: string
    message_id: Nullable<string>
    name_sealed: Uint8Array
    type: 'application/pdf' | 'image/jpeg' | 'image/png'
    size: number
    bytes_sealed: Uint8Array
  }
  desk_groups: {
    id: string
    institution_code: string
    department_id: Nullable<string>
    name: string
    removed_at: Nullable<Date>
  }
  desk_group_members: { group_id: string; account_id: string }
  helpdesk_settings: {
    institution_code: string
    takes_requests: Defaulted<boolean>
    contact: Nullable<string>
    reminder_email: Nullable<string>
  }
  helpdesk_contacts: { department_id: string; email: string }
  institution_statistics: {
    institution_code: string
    source: Nullable<'counted' | 'declared'>
    bachelor: Nullable<number>
    master: Nullable<number>
    doctorate: Nullable<number>
    undocumented: Nullable<number>
    as_of: Nullable<Date>
    due_at: Date
  }
  quality_days: {
    institution_code: string
    day: string
    answers: number
    records: number
    unreadable: number
    not_asked_for: number
  }
  quality_violations: { institution_code: string; day: string; field: string; rule: string; violations: number }
  figure_days: { day: string; kind: string; count: number }
  availability_days: {
    institution_code: string
    day: string
    answered: number
    timed_out: number
    unreachable: number
    broken: number
    last_asked_at: Date
    answers_now: boolean
  }
  flawed_records: {
    institution_code: string
    record_index: Uint8Array
    degree_key_sealed: Uint8Array
    broken: string[]
    first_seen_at: Date
    last_seen_at: Date
  }
  degree_uploads: {
    id: string
    institution_code: string
    state: 'staging' | 'current'
    uploaded_by: string
    uploaded_at: Date
    degrees: number
  }
  upload_keys: {
    id: string
    institution_code: string
    slot: number
    label: string
    key_hash: Uint8Array
    networks: string[]
    made_by: string
    made_at: Date
    last_used_at: Nullable<Date>
    retired_at: Nullable<Date>
  }
  uploaded_degrees: {
    upload_id: string
    degree_index: Uint8Array
    ssn_index: Nullable<Uint8Array>
    tin_index: Nullable<Uint8Array>
    record_sealed: Uint8Array
  }
  degree_statuses: {
    id: GeneratedAlways<number>
    institution_code: string
    degree_index: Uint8Array
    status: 'valid' | 'revoked'
    status_date: Nullable<string>
    observed_at: Date
  }
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
  sealed_file_keys: { audit_id: string; key_sealed: Uint8Array; keep_until: Date }
  sealed_files: {
    audit_id: string
    language: LinkLanguage
    level: 'B-B' | 'B-T' | 'B-LT' | 'B-LTA'
    bytes_encrypted: Uint8Array
    sealed_at: Date
    augment_at: Defaulted<Date>
    augment_attempts: Defaulted<number>
  }
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
  signing_keys: {
    kid: string
    purpose: 'identifier'
    private_key_sealed: Uint8Array
    public_jwk: ColumnType<Record<string, unknown>, string, never>
    created_at: Date
    retired_at: Nullable<Date>
  }
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
