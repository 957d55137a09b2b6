-- The directory as the provider's staff keep it, and changes of connections, which two of them decide.

-- Days are kept as they are written, YYYY-MM-DD: they have no hour and no time zone.
alter table former_names add column used_until text check (used_until ~ '^\d{4}-\d{2}-\d{2}$');

-- An institution that was merged: its name still stands on its degrees, the other one answers for them.
alter table institutions add column merged_into text references institutions;
alter table institutions add column merged_on text check (merged_on ~ '^\d{4}-\d{2}-\d{2}$');
alter table institutions add constraint institutions_merger check (
  (merged_into is null) = (merged_on is null) and merged_into is distinct from code
);
create index institutions_merged on institutions (merged_into) where merged_into is not null;

-- What an institution or a department was until it was changed, so that a release is compared with the names it was made under.
create table directory_versions (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('institution', 'department')),
  object text not null,
  was jsonb not null,
  ended_at timestamptz not null
);
create index directory_versions_of_object on directory_versions (object, ended_at);
create trigger directory_versions_append_only before update or delete on directory_versions
  for each row execute function refuse_change();

-- A department that issued degrees is kept by a maintaining one, never by another issuing one: there is no way round in a circle.
create function refuse_circular_department() returns trigger language plpgsql as $$
begin
  if exists (
    select from departments issuing join departments maintainer on maintainer.id = issuing.maintainer_id
    where maintainer.kind <> 'maintaining' and (issuing.id = new.id or maintainer.id = new.id)
  ) then
    raise exception 'an issuing department is kept by a maintaining one' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger departments_are_kept_by_maintaining_ones after insert or update on departments
  deferrable initially immediate for each row execute function refuse_circular_department();

-- New settings of a connection, proposed by one member of the provider and decided by another. The settings are sealed, and
-- gone as soon as they are decided on; `described` holds what of them is no secret.
create table connection_proposals (
  id uuid primary key,
  institution_code text not null references institutions,
  mode text not null check (mode in ('view', 'api')),
  settings_sealed bytea,
  described jsonb not null,
  note text,
  test jsonb not null,
  state text not null default 'open' check (state in ('open', 'approved', 'rejected', 'withdrawn')),
  proposed_by uuid not null references provider_staff,
  proposed_at timestamptz not null,
  decided_by uuid references provider_staff,
  decided_at timestamptz,
  reason text,
  check ((state = 'open') = (decided_by is null) and (state = 'open') = (decided_at is null)),
  check ((state = 'open') = (settings_sealed is not null)),
  -- Four eyes: nobody approves or rejects what they proposed themselves, and only they withdraw it.
  check (state not in ('approved', 'rejected') or decided_by <> proposed_by),
  check (state <> 'withdrawn' or decided_by = proposed_by),
  check (state <> 'rejected' or length(reason) > 0)
);
create unique index connection_proposals_open on connection_proposals (institution_code) where state = 'open';
create index connection_proposals_of_institution on connection_proposals (institution_code, proposed_at);
create index audit_events_of_object on audit_events (object, id);
