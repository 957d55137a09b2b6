-- Registration of organisations: the request, the administrator, invitations, the provider's vetting, yearly re-confirmation, systems
-- of their own. Where an organisation stands follows from these moments; `confirmed_at` alone makes its services active.

alter table organisations
  add column contact_name text,
  add column contact_phone text,
  add column language text not null default 'el' check (language in ('el', 'en')),
  add column requested_at timestamptz not null default now(),
  -- When somebody with the organisation's own tax account first logged in.
  add column administrator_at timestamptz,
  add column refused_at timestamptz,
  add column suspended_at timestamptz,
  -- What the organisation is told about a refusal or suspension.
  add column decision_reason text,
  add constraint one_decision check (num_nonnulls(confirmed_at, refused_at, suspended_at) <= 1);

-- Every request as it came, by form or by e-mail; the first for a tax number makes the record.
create table organisation_requests (
  id uuid primary key,
  organisation_id uuid not null references organisations,
  channel text not null check (channel in ('form', 'e-mail')),
  details jsonb not null,
  received_at timestamptz not null
);
create index organisation_requests_of_organisation on organisation_requests (organisation_id, received_at);

alter table representatives
  -- The address of the invitation that was accepted; null for those entered before.
  add column email_sealed bytea,
  -- The administrator says each year who still represents the organisation.
  add column confirmed_until timestamptz not null default now() + interval '1 year',
  -- How many reminders of that went out: none, 30 days, 7 days.
  add column reminders smallint not null default 0 check (reminders between 0 and 2),
  add column suspended_for text check (suspended_for in ('not-reconfirmed', 'administrator'));
create index representatives_of_organisation on representatives (organisation_id);
create index representatives_to_reconfirm on representatives (confirmed_until) where state = 'active';

-- An invitation to one service of one client. The code of its link is known to the mail alone; here is its hash.
create table invitations (
  id uuid primary key,
  organisation_id uuid not null references organisations,
  client_id text not null references clients,
  service text not null check (service in ('reading', 'inspection')),
  email_sealed bytea not null,
  language text not null check (language in ('el', 'en')),
  code_hash bytea not null unique,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  -- Null while no mail server has taken the message.
  mailed_at timestamptz,
  accepted_at timestamptz,
  accepted_by uuid references representatives,
  revoked_at timestamptz,
  check ((accepted_at is null) = (accepted_by is null)),
  check (accepted_at is null or revoked_at is null)
);
create index invitations_of_organisation on invitations (organisation_id, invited_at);

-- What the provider saw and decided about an organisation. Only grows.
create table organisation_vettings (
  id uuid primary key,
  organisation_id uuid not null references organisations,
  act text not null check (
    act in ('evidence', 'confirmed', 'refused', 'suspended', 'institution-granted', 'institution-withdrawn')
  ),
  evidence_kind text check (evidence_kind in ('business-registry', 'government-gazette', 'tax-registry', 'statute', 'other')),
  reference text,
  note text,
  institution_code text references institutions,
  by_id text not null,
  by_name text not null,
  at timestamptz not null,
  check ((act = 'evidence') = (evidence_kind is not null)),
  check (act <> 'evidence' or reference is not null)
);
create index organisation_vettings_of_organisation on organisation_vettings (organisation_id, at);
create trigger organisation_vettings_append_only before update or delete on organisation_vettings
  for each row execute function refuse_change();

-- A system of an organisation's own, as its administrator asked for it and the provider decided.
create table system_requests (
  id uuid primary key,
  organisation_id uuid not null references organisations,
  client_id text not null references clients,
  name text not null,
  purpose_el text not null,
  purpose_en text not null,
  contact_email text not null,
  scopes text[] not null,
  redirect_uris text[] not null check (cardinality(redirect_uris) > 0),
  token_endpoint_auth_method text not null check (token_endpoint_auth_method in ('client_secret_basic', 'private_key_jwt')),
  jwks jsonb,
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  refused_at timestamptz,
  decision_reason text,
  oauth_client_id text unique references oauth_clients,
  check ((token_endpoint_auth_method = 'private_key_jwt') = (jwks is not null)),
  check ((confirmed_at is null) = (oauth_client_id is null)),
  check (confirmed_at is null or refused_at is null)
);
create index system_requests_of_organisation on system_requests (organisation_id, requested_at);

-- What a system was registered for, where that is less than its client's scopes.
alter table oauth_clients add column registered_scopes text[];
-- Tells the administrator when the old secret of two can go.
alter table oauth_client_secrets add column last_used_at timestamptz;

create index readings_of_client on readings (client_id, created_at);

-- The closed list of sessions and departures stands in the code (identity/session-state.ts, departures.ts), where each kind has
-- its state; a second list here would have to follow it.
alter table sessions drop constraint sessions_kind_check;
alter table login_states drop constraint login_states_purpose_check;
