-- The main job: who exists, who may act, what is shared, what was read. No column here holds a readable field of a diploma
-- or a readable number of a person: those are sealed (AES-256-GCM), indexed (keyed HMAC) or hashed by the server.

-- Institutions ------------------------------------------------------------------------------------------------------
create table institutions (
  code text primary key,
  name_el text not null unique,
  name_en text not null,
  city_el text,
  city_en text,
  website text,
  email text,
  phone text,
  comments_el text,
  comments_en text,
  signed_pdf boolean not null default false,
  serves_bachelor boolean not null default false,
  serves_master boolean not null default false,
  serves_doctorate boolean not null default false,
  adoption text not null default 'none' check (adoption in ('adopter', 'beta', 'none'))
);

create table former_names (
  institution_code text not null references institutions,
  name_el text not null,
  name_en text,
  primary key (institution_code, name_el)
);

-- One row per institution: exactly one mode (spec 2 §5).
create table connections (
  institution_code text primary key references institutions,
  mode text not null check (mode in ('view', 'api')),
  settings_sealed bytea not null,
  changed_at timestamptz not null
);

create table departments (
  id text primary key,
  institution_code text not null references institutions,
  kind text not null check (kind in ('maintaining', 'issuing')),
  maintainer_id text references departments,
  minedu_id text,
  name_el text not null,
  name_en text not null,
  -- The institution's name when this department issued degrees, where it was another than today's.
  former_institution_el text,
  former_institution_en text,
  check ((kind = 'issuing') = (maintainer_id is not null))
);
create index departments_of_institution on departments (institution_code);

create table templates (
  id uuid primary key,
  institution_code text not null references institutions,
  title_id text not null,
  unique (institution_code, title_id)
);

create table template_versions (
  id uuid primary key,
  template_id uuid not null references templates,
  version integer not null,
  level_code text not null,
  title_el text not null,
  title_en text not null,
  notes_el text,
  notes_en text,
  isced_field text,
  issuing_department_id text not null references departments,
  approved_at timestamptz not null,
  unique (template_id, version)
);

-- Organisations -----------------------------------------------------------------------------------------------------
create table organisations (
  id uuid primary key,
  name_el text not null,
  name_en text not null,
  sector text not null check (sector in ('public', 'private')),
  tax_number text not null unique,
  contact_email text not null,
  confirmed_at timestamptz
);

create table clients (
  id text primary key,
  name text not null unique,
  kind text not null check (kind in ('named', 'any-tax-user', 'holder')),
  organisation_id uuid references organisations,
  display_name_el text not null,
  display_name_en text not null,
  contact_email text,
  scopes text[] not null,
  can_inspect boolean not null default false,
  listed boolean not null default false,
  check ((kind = 'named') = (organisation_id is not null))
);

create table client_institutions (
  client_id text not null references clients,
  institution_code text not null references institutions,
  primary key (client_id, institution_code)
);

create table representatives (
  id uuid primary key,
  organisation_id uuid not null references organisations,
  tin_index bytea not null,
  name text not null,
  state text not null check (state in ('active', 'suspended', 'unlinked')),
  linked_at timestamptz not null
);
-- A representative belongs to one organisation (spec 2 §5).
create unique index representative_of_one_organisation on representatives (tin_index) where state <> 'unlinked';

create table representative_services (
  representative_id uuid not null references representatives,
  client_id text not null references clients,
  service text not null check (service in ('reading', 'inspection')),
  primary key (representative_id, client_id, service)
);

-- Persons and sessions ----------------------------------------------------------------------------------------------
create table holders (
  id uuid primary key,
  tin_index bytea unique,
  ssn_index bytea,
  tin_sealed bytea,
  created_at timestamptz not null,
  erased_at timestamptz
);
create index holders_by_ssn on holders (ssn_index);

create table sessions (
  id_hash bytea primary key,
  kind text not null check (kind in ('graduate', 'holder', 'user')),
  state_sealed bytea not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_by_end on sessions (expires_at);

-- A browser that left for another site and is expected back once: tax login, authorization of a link.
create table login_states (
  state_hash bytea primary key,
  purpose text not null check (purpose in ('user-login', 'holder-login', 'link')),
  browser_hash bytea not null,
  context_sealed bytea not null,
  expires_at timestamptz not null,
  consumed_at timestamptz
);

create table oauth_records (
  model text not null,
  id_hash bytea not null,
  payload_sealed bytea not null,
  grant_hash bytea,
  uid_hash bytea,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (model, id_hash)
);
create index oauth_records_of_grant on oauth_records (grant_hash) where grant_hash is not null;
create index oauth_records_by_uid on oauth_records (uid_hash) where uid_hash is not null;
create index oauth_records_by_end on oauth_records (expires_at);

-- What a holder shares ----------------------------------------------------------------------------------------------
create table authorizations (
  id uuid primary key,
  grant_hash bytea not null unique,
  holder_id uuid not null references holders,
  client_id text not null references clients,
  scopes text[] not null,
  language text check (language in ('el', 'en')),
  terms_version text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index authorizations_of_holder on authorizations (holder_id, created_at);

create table authorized_degrees (
  authorization_id uuid not null references authorizations,
  position integer not null,
  institution_code text not null references institutions,
  degree_key_sealed bytea not null,
  primary key (authorization_id, position)
);

create table access_links (
  id uuid primary key,
  authorization_id uuid not null unique references authorizations,
  code_hash bytea not null unique,
  code_sealed bytea not null,
  expires_at timestamptz not null,
  views integer not null default 0,
  created_at timestamptz not null
);

-- What was read -----------------------------------------------------------------------------------------------------
create table readings (
  id uuid primary key,
  basis text not null check (basis in ('link', 'oauth', 'inspection', 'holder-copy')),
  authorization_id uuid references authorizations,
  client_id text not null references clients,
  reader_index bytea,
  reader_sealed bytea,
  idempotency_hash bytea,
  state text not null check (state in ('open', 'completed', 'refused', 'abandoned')),
  created_at timestamptz not null,
  unique (client_id, idempotency_hash)
);
create index readings_of_authorization on readings (authorization_id);

-- Committed before anything is signed: no signature without an intent.
create table release_intents (
  audit_id uuid primary key,
  reading_id uuid not null references readings,
  client_id text not null,
  payload_hash bytea not null,
  state text not null check (state in ('open', 'released', 'abandoned')),
  created_at timestamptz not null
);
create index release_intents_open on release_intents (created_at) where state = 'open';

create table releases (
  audit_id uuid not null,
  reading_id uuid not null references readings,
  client_id text not null references clients,
  -- As it was printed; an organisation that is renamed later changes nothing of it.
  client_display_name text not null,
  holder_id uuid references holders,
  position integer not null,
  institution_code text not null references institutions,
  degree_key_sealed bytea not null,
  template_version_id uuid not null references template_versions,
  scopes text[] not null,
  layout_version integer not null,
  content_salt bytea not null,
  content_hash bytea not null,
  payload_hash bytea not null,
  jws_protected text not null,
  jws_signature text not null,
  signed_audit_id text not null,
  identifier_version text not null,
  level text not null default 'B-B' check (level in ('B-B', 'B-T', 'B-LT', 'B-LTA')),
  -- The unsigned header of the JAdES signature: time stamps, certificates, revocation data. Null at level B-B.
  etsi_u jsonb,
  signed_at timestamptz not null,
  primary key (audit_id)
) partition by range (audit_id);
create table releases_default partition of releases default;

-- One partition a year: the first 48 bits of a UUID of version 7 are milliseconds (RFC 9562 §5.7).
do $$
declare
  year integer;
  lower_bound text;
  upper_bound text;
begin
  for year in 2026..2035 loop
    lower_bound := lpad(to_hex((extract(epoch from make_timestamptz(year, 1, 1, 0, 0, 0, 'UTC')) * 1000)::bigint), 12, '0');
    upper_bound := lpad(to_hex((extract(epoch from make_timestamptz(year + 1, 1, 1, 0, 0, 0, 'UTC')) * 1000)::bigint), 12, '0');
    execute format(
      'create table releases_%s partition of releases for values from (%L) to (%L)',
      year,
      substr(lower_bound, 1, 8) || '-' || substr(lower_bound, 9, 4) || '-0000-0000-000000000000',
      substr(upper_bound, 1, 8) || '-' || substr(upper_bound, 9, 4) || '-0000-0000-000000000000'
    );
  end loop;
end
$$;
create index releases_of_reading on releases (reading_id);
-- What still waits for a time stamp or revocation data.
create index releases_to_augment on releases (signed_at) where level in ('B-B', 'B-T');
create index releases_of_holder on releases (holder_id);

create table audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  act text not null,
  object text,
  detail jsonb not null default '{}'
);

-- The audit and the releases only grow; a release's level rises as its signature is augmented and its holder can be
-- forgotten, nothing else of it ever changes.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or removed', tg_table_name;
end
$$;
create trigger audit_events_append_only before update or delete on audit_events
  for each row execute function refuse_change();

create function refuse_release_change() returns trigger language plpgsql as $$
declare
  levels constant text[] := array['B-B', 'B-T', 'B-LT', 'B-LTA'];
begin
  if tg_op = 'DELETE'
    or (to_jsonb(new) - 'level' - 'etsi_u' - 'holder_id') is distinct from (to_jsonb(old) - 'level' - 'etsi_u' - 'holder_id')
    or array_position(levels, new.level) < array_position(levels, old.level)
    or (new.etsi_u is distinct from old.etsi_u and new.level = old.level)
    or (new.holder_id is distinct from old.holder_id and new.holder_id is not null)
  then
    raise exception 'a release is never changed or removed';
  end if;
  return new;
end
$$;
create trigger releases_append_only before update or delete on releases
  for each row execute function refuse_release_change();

create table signing_keys (
  kid text primary key,
  purpose text not null check (purpose in ('identifier')),
  private_key_sealed bytea not null,
  public_jwk jsonb not null,
  created_at timestamptz not null,
  retired_at timestamptz
);
create unique index one_current_key on signing_keys (purpose) where retired_at is null;
