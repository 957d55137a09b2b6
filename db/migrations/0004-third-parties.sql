-- Third parties' own systems, which read by OAuth 2.0 for the organisation's client that they belong to: that client gives the
-- name the holder sees, the scopes and the audience.
create table oauth_clients (
  -- `link.` begins the names of the service's own agents (apps/server/src/oauth/agent-client.ts).
  id text primary key check (id !~ '^link\.'),
  client_id text not null references clients,
  name text not null,
  redirect_uris text[] not null check (cardinality(redirect_uris) > 0),
  token_endpoint_auth_method text not null check (token_endpoint_auth_method in ('client_secret_basic', 'private_key_jwt')),
  jwks jsonb,
  requires_pkce boolean not null default true,
  -- The renewal by GET of older documentation.
  allows_get_renewal boolean not null default false,
  quota_per_minute integer not null default 60 check (quota_per_minute > 0),
  created_at timestamptz not null,
  revoked_at timestamptz,
  check ((token_endpoint_auth_method = 'private_key_jwt') = (jwks is not null))
);
create index oauth_clients_of_client on oauth_clients (client_id);

-- Two secrets at most, so that one can be replaced without an interruption. A secret is 256 random bits; only its hash is here.
create table oauth_client_secrets (
  oauth_client_id text not null references oauth_clients,
  slot smallint not null check (slot in (1, 2)),
  secret_hash bytea not null,
  created_at timestamptz not null,
  primary key (oauth_client_id, slot)
);

-- Calls of each system in each minute.
create table oauth_usage (
  oauth_client_id text not null references oauth_clients,
  minute timestamptz not null,
  calls integer not null,
  primary key (oauth_client_id, minute)
);
create index oauth_usage_by_minute on oauth_usage (minute);
