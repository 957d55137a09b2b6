-- Institutions: figures for the adoption list, the quality of what they send, the history of statuses, ex-officio checks.
-- No value that an institution sent and no number of a person is readable here.

-- One row per institution: the last figures that are known, and when they are to be asked again.
create table institution_statistics (
  institution_code text primary key references institutions,
  source text check (source in ('counted', 'declared')),
  bachelor integer check (bachelor >= 0),
  master integer check (master >= 0),
  doctorate integer check (doctorate >= 0),
  -- Degrees whose title the institution has not documented: in no level yet.
  undocumented integer check (undocumented >= 0),
  as_of timestamptz,
  due_at timestamptz not null,
  check ((source is null) = (as_of is null)),
  check (source is null or (bachelor is not null and master is not null and doctorate is not null))
);
create index institution_statistics_by_due on institution_statistics (due_at);

-- What was read of an institution on one day, and how much of it broke which rule.
create table quality_days (
  institution_code text not null references institutions,
  day date not null,
  answers integer not null default 0,
  records integer not null default 0,
  unreadable integer not null default 0,
  not_asked_for integer not null default 0,
  primary key (institution_code, day)
);

create table quality_violations (
  institution_code text not null references institutions,
  day date not null,
  field text not null,
  rule text not null,
  violations integer not null,
  primary key (institution_code, day, field, rule)
);

-- Records that break a rule, until they are read again without a fault. The sealed key opens for their institution alone.
create table flawed_records (
  institution_code text not null references institutions,
  record_index bytea not null,
  degree_key_sealed bytea not null,
  broken text[] not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (institution_code, record_index)
);

-- Each status that a degree was seen to have, when it was another than the one before.
create table degree_statuses (
  id bigint generated always as identity primary key,
  institution_code text not null references institutions,
  degree_index bytea not null,
  status text not null check (status in ('valid', 'revoked')),
  status_date text,
  observed_at timestamptz not null
);
create index degree_statuses_of_degree on degree_statuses (degree_index, id);
create trigger degree_statuses_append_only before update or delete on degree_statuses
  for each row execute function refuse_change();

-- Ex-officio checks ---------------------------------------------------------------------------------------------------
-- Who checked, for whom and why, committed before the institution is asked. Whom they looked for is not kept.
create table inspections (
  id uuid primary key,
  user_index bytea not null,
  client_id text not null references clients,
  institution_code text not null references institutions,
  purpose text not null check (length(purpose) > 0),
  case_number text,
  state text not null check (state in ('open', 'found', 'not-found', 'unanswered')),
  results integer,
  reading_id uuid references readings,
  created_at timestamptz not null
);
create index inspections_of_user on inspections (user_index, created_at);
create index inspections_of_client on inspections (client_id, created_at);

create table inspection_locks (
  id uuid primary key,
  user_index bytea not null,
  locked_at timestamptz not null,
  locked_until timestamptz not null
);
create index inspection_locks_of_user on inspection_locks (user_index, locked_until);

-- A search without a result that an institution shall answer by hand. What was looked for is sealed.
create table inspection_hand_overs (
  id uuid primary key,
  inspection_id uuid not null unique references inspections,
  institution_code text not null references institutions,
  query_sealed bytea not null,
  state text not null default 'open' check (state in ('open', 'closed')),
  created_at timestamptz not null,
  answer_by timestamptz not null
);
create index inspection_hand_overs_open on inspection_hand_overs (institution_code, answer_by) where state = 'open';

-- Inspection is for the public sector only (spec 2 §6): no row can say otherwise, whoever writes it.
create function refuse_private_inspection() returns trigger language plpgsql as $$
begin
  if exists (
    select from clients
    left join organisations on organisations.id = clients.organisation_id
    where clients.can_inspect
      and organisations.sector is distinct from 'public'
      and case tg_table_name
        when 'clients' then clients.id = to_jsonb(new) ->> 'id'
        else clients.organisation_id::text = to_jsonb(new) ->> 'id'
      end
  ) then
    raise exception 'only clients of the public sector inspect' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger clients_of_public_sector_inspect after insert or update on clients
  deferrable initially immediate for each row execute function refuse_private_inspection();
create constraint trigger organisations_of_public_sector_inspect after update on organisations
  deferrable initially immediate for each row execute function refuse_private_inspection();
