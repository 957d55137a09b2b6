-- The figures that everyone may see: how much was released and verified day by day, and whether institutions answer.

-- Finished days, counted once. `kind` is the basis of a release, or 'verification'.
create table figure_days (
  day date not null,
  kind text not null,
  count integer not null check (count >= 0),
  primary key (day, kind)
);
create index verifications_by_time on audit_events (at) where act = 'release.verified';

-- How one institution's answers came on one day, and how the last of them came. Questions are counted, never told.
create table availability_days (
  institution_code text not null references institutions,
  day date not null,
  answered integer not null default 0,
  timed_out integer not null default 0,
  unreachable integer not null default 0,
  broken integer not null default 0,
  last_asked_at timestamptz not null,
  answers_now boolean not null,
  primary key (institution_code, day)
);
