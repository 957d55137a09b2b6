-- What holders are told: through which system somebody reads; and when the law says that they are told only later.

-- The name of the third party's system, as the holder was told it at the consent; null where a link was made.
alter table authorizations add column system text;

-- The provider's decision, taken beforehand, that the holders of one case of one client are told only later of its checks.
create table receipt_delay_orders (
  id uuid primary key,
  client_id text not null references clients,
  case_number text not null check (length(case_number) > 0),
  -- The same whatever its letters' case and spaces: inspectors type it by hand.
  case_key text not null check (length(case_key) > 0),
  reason text not null check (length(reason) > 0),
  until timestamptz not null,
  decided_by text not null check (length(decided_by) > 0),
  decided_at timestamptz not null,
  -- Taken back: what it has put off by then stays put off.
  ended_at timestamptz,
  check (until > decided_at)
);
create index receipt_delay_orders_of_case on receipt_delay_orders (client_id, case_key) where ended_at is null;

-- A person's own entries of the audit, for the copy of everything held about them. Entries of releases are not in it.
create index audit_events_of_person on audit_events (actor, id) where actor like 'holder:%' or actor like 'user:%';
