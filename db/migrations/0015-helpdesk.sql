-- Requests about degrees (decision 0012): whatever they came from, one table and one queue.

-- Accounts of a department, or of the institution as a whole (department_id null), to whom requests are given together.
create table desk_groups (
  id uuid primary key,
  institution_code text not null references institutions,
  department_id text references departments,
  name text not null check (length(name) between 1 and 80)
);
create unique index desk_groups_names on desk_groups (institution_code, coalesce(department_id, ''), lower(name));

create table desk_group_members (
  group_id uuid not null references desk_groups,
  account_id uuid not null references institution_accounts,
  primary key (group_id, account_id)
);
create index desk_groups_of_account on desk_group_members (account_id);

-- Whether an institution takes requests of citizens, and where they turn while it does not. No row: it does not.
create table helpdesk_settings (
  institution_code text primary key references institutions,
  takes_requests boolean not null default false,
  contact text,
  -- Whom reminders reach about a request without a department that is given to nobody.
  reminder_email text
);

-- Whom reminders reach about a department's request that is given to nobody.
create table helpdesk_contacts (
  department_id text primary key references departments,
  email text not null
);

create table desk_requests (
  id uuid primary key,
  reference text not null unique check (reference ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
  kind text not null check (kind in ('missing', 'wrong', 'inspection')),
  state text not null default 'open' check (state in ('open', 'assigned', 'resolved')),
  institution_code text not null references institutions,
  -- The maintaining department; null is the institution as a whole.
  department_id text references departments,
  level text check (level in ('6', '7', '8')),
  year integer,
  holder_id uuid references holders,
  hand_over_id uuid unique references inspection_hand_overs,
  degree_key_sealed bytea,
  person_sealed bytea,
  text_sealed bytea,
  email_sealed bytea,
  assignee_account_id uuid references institution_accounts,
  assignee_group_id uuid references desk_groups,
  outcome text check (outcome in ('mended', 'as-it-should-be', 'not-ours', 'confirmed', 'not-confirmed')),
  -- The message that answered it.
  answer_id uuid,
  resolved_at timestamptz,
  resolved_by uuid references institution_accounts,
  created_at timestamptz not null,
  -- A day has no hour and no time zone.
  answer_by text not null check (answer_by ~ '^\d{4}-\d{2}-\d{2}$'),
  holder_seen_at timestamptz,
  reminded_before_at timestamptz,
  reminded_overdue_at timestamptz,
  unique (id, holder_id),
  check ((kind = 'inspection') = (hand_over_id is not null)),
  check ((kind = 'inspection') = (holder_id is null)),
  check ((kind = 'inspection') = (text_sealed is null)),
  check ((kind = 'wrong') = (degree_key_sealed is not null)),
  -- Given to one, an account or a group, from the moment that it is not open any more.
  check ((state = 'open') = (assignee_account_id is null and assignee_group_id is null)),
  check (assignee_account_id is null or assignee_group_id is null),
  check ((state = 'resolved') = (outcome is not null)),
  check ((state = 'resolved') = (answer_id is not null)),
  check ((state = 'resolved') = (resolved_at is not null)),
  check ((state = 'resolved') = (resolved_by is not null)),
  check (outcome is null or outcome = 'not-ours' or (kind = 'inspection') = (outcome in ('confirmed', 'not-confirmed')))
);
create index desk_requests_of_department on desk_requests (department_id, state, answer_by);
create index desk_requests_of_institution on desk_requests (institution_code, state, answer_by);
create index desk_requests_of_holder on desk_requests (holder_id);
create index desk_requests_of_account on desk_requests (assignee_account_id) where state = 'assigned';
create index desk_requests_of_group on desk_requests (assignee_group_id) where state = 'assigned';
create index desk_requests_due on desk_requests (answer_by) where state <> 'resolved';

-- What is resolved stays as it is; only when its holder looked at it last is still noted.
create function refuse_change_of_resolved() returns trigger language plpgsql as $$
begin
  if old.state = 'resolved' and (to_jsonb(new) - 'holder_seen_at') is distinct from (to_jsonb(old) - 'holder_seen_at') then
    raise exception 'a resolved request does not change' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger desk_requests_resolved before update on desk_requests
  for each row execute function refuse_change_of_resolved();

-- A request belongs to the department that keeps the data, never to a past name.
create function refuse_request_at_issuer() returns trigger language plpgsql as $$
begin
  if exists (select from departments where id = new.department_id and kind <> 'maintaining') then
    raise exception 'a request belongs to a maintaining department' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger desk_requests_at_maintainers before insert or update of department_id on desk_requests
  for each row execute function refuse_request_at_issuer();

-- The hand-over of a check is open as long as its request is.
create function close_hand_over() returns trigger language plpgsql as $$
begin
  update inspection_hand_overs set state = 'closed' where id = new.hand_over_id;
  return null;
end
$$;
create trigger desk_requests_close_hand_overs after update on desk_requests
  for each row when (new.state = 'resolved' and old.state <> 'resolved' and new.hand_over_id is not null)
  execute function close_hand_over();

-- Between a holder and the staff of the institution.
create table desk_messages (
  id uuid primary key,
  request_id uuid not null references desk_requests on delete cascade,
  author text not null check (author in ('holder', 'staff')),
  account_id uuid references institution_accounts,
  text_sealed bytea not null,
  at timestamptz not null,
  unique (id, request_id),
  check ((author = 'staff') = (account_id is not null))
);
create index desk_messages_of_request on desk_messages (request_id, at);
alter table desk_requests add foreign key (answer_id, id) references desk_messages (id, request_id);

-- Among the staff alone.
create table desk_notes (
  id uuid primary key,
  request_id uuid not null references desk_requests on delete cascade,
  account_id uuid not null references institution_accounts,
  text_sealed bytea not null,
  at timestamptz not null
);
create index desk_notes_of_request on desk_notes (request_id, at);

-- Files that a holder sent, found clean; they belong to a request of the same holder, and to its first words or to a message.
create table desk_attachments (
  id uuid primary key,
  request_id uuid not null,
  holder_id uuid not null,
  message_id uuid,
  name_sealed bytea not null,
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png')),
  size integer not null check (size > 0),
  bytes_sealed bytea not null,
  foreign key (request_id, holder_id) references desk_requests (id, holder_id) on delete cascade,
  foreign key (message_id, request_id) references desk_messages (id, request_id) on delete cascade
);
create index desk_attachments_of_request on desk_attachments (request_id);

-- What was reported before: the department is not readable here, so these are for whoever answers for the whole institution. Five
-- working days are a week.
insert into desk_requests (id, reference, kind, institution_code, holder_id, degree_key_sealed, text_sealed, created_at, answer_by)
select id, upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10)), kind, institution_code, holder_id, degree_key_sealed,
  text_sealed, created_at, to_char((created_at at time zone 'Europe/Athens') + interval '7 days', 'YYYY-MM-DD')
from degree_reports;
drop table degree_reports;

insert into desk_requests (id, reference, kind, institution_code, hand_over_id, created_at, answer_by)
select id, upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10)), 'inspection', institution_code, id, created_at,
  to_char(answer_by at time zone 'Europe/Athens', 'YYYY-MM-DD')
from inspection_hand_overs where state = 'open';
