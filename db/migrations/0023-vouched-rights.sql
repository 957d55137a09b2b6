-- Rights last as long as what vouches for them (decision 0018).

-- One trust in an institution's identity provider, from the moment that it is entered until it is removed or other than it was. A
-- session belongs to the one that it was made under.
alter table institution_sign_ons add column trust_id uuid not null default gen_random_uuid();

-- Whoever is signed in or on the way in begins again: under which trust is not known.
delete from sessions where kind = 'staff';
delete from sign_on_answers;
alter table sign_on_answers add column trust_id uuid not null;

-- A group that was given up: nothing is given to it, and what it resolved keeps its name.
alter table desk_groups add column removed_at timestamptz;
drop index desk_groups_names;
create unique index desk_groups_names on desk_groups (institution_code, coalesce(department_id, ''), lower(name))
  where removed_at is null;
