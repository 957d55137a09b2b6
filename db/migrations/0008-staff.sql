-- Staff: the provider's own people, who sign in with passkeys, and accounts of institutions, whom single sign-on brings.

alter table sessions drop constraint sessions_kind_check;
alter table sessions add constraint sessions_kind_check check (kind in ('graduate', 'holder', 'user', 'staff'));

alter table login_states drop constraint login_states_purpose_check;
alter table login_states add constraint login_states_purpose_check
  check (purpose in ('user-login', 'holder-login', 'link', 'staff-sign-on', 'passkey-login', 'passkey-registration'));

create table provider_staff (
  id uuid primary key,
  name text not null check (length(name) > 0),
  state text not null check (state in ('invited', 'active', 'suspended')),
  created_at timestamptz not null
);

-- A one-time link by which a member registers a passkey; only the hash of its secret is kept.
create table provider_invitations (
  token_hash bytea primary key,
  member_id uuid not null references provider_staff,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table passkeys (
  credential_id text primary key,
  member_id uuid not null references provider_staff,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  label text not null check (length(label) > 0),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_member on passkeys (member_id);

-- How an institution's identity provider is known: addresses and public certificates, nothing secret.
create table institution_sign_ons (
  institution_code text primary key references institutions,
  idp_entity_id text not null,
  sign_on_url text not null,
  certificates text[] not null check (cardinality(certificates) > 0),
  changed_at timestamptz not null
);

-- People of an institution who signed in at least once, so that requests can be assigned to them. The identity provider's
-- identifier of a person is kept as a keyed hash.
create table institution_accounts (
  id uuid primary key,
  institution_code text not null references institutions,
  subject_index bytea not null,
  name text not null,
  email text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  unique (institution_code, subject_index)
);

-- What an account may do, as its institution last asserted; an invalid set leaves no row (spec 2 §5).
create table institution_entitlements (
  account_id uuid not null references institution_accounts,
  maintainer_id text not null,
  role text not null check (role in ('view', 'assign', 'resolve', 'full')),
  levels text[] not null,
  primary key (account_id, maintainer_id)
);
create index institution_entitlements_by_maintainer on institution_entitlements (maintainer_id, role);

-- Assertions that were taken once, until they would be refused as expired anyway.
create table sign_on_assertions (
  institution_code text not null references institutions,
  id_hash bytea not null,
  expires_at timestamptz not null,
  primary key (institution_code, id_hash)
);
create index sign_on_assertions_by_end on sign_on_assertions (expires_at);

-- A sign-on whose assertion was taken, until the browser that began it comes for its session.
create table sign_on_answers (
  state_hash bytea primary key,
  account_id uuid not null references institution_accounts,
  expires_at timestamptz not null
);
