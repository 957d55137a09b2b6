-- The registry of degree templates: curricula, public blueprint ids, drafts that a second person approves, who may edit, and the
-- names of institutions that are not recognised. A release keeps its template version: nothing here changes an approved one.

-- Text as it is searched: Greek and Latin, without case, accents, diaeresis and final sigma. By a fixed list of letters, so that it
-- is the same in every locale of the database.
create function fold_text(text) returns text language sql immutable parallel safe as
  'select translate(lower($1),
    ''αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰΆΈΉΊΌΎΏΪΫ'',
    ''ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΣΤΥΦΧΨΩΑΕΗΙΟΥΩΙΥΙΥΑΕΗΙΟΥΩΙΥ'')';

alter table departments add column search_key text generated always as (fold_text(name_el || ' ' || name_en)) stored;

-- A study programme of a maintaining department. What its rows say of name, level and fields never changes: such a change is a new
-- curriculum that revises the old one (spec 2 §3.6).
create table curricula (
  id uuid primary key,
  department_id text not null references departments,
  name_el text not null check (length(name_el) > 0),
  name_en text not null check (length(name_en) > 0),
  level text not null check (level in ('6', '7', '8')),
  isced_fields text[] not null check (cardinality(isced_fields) > 0),
  valid_from text check (valid_from ~ '^[0-9]{8}$'),
  valid_to text check (valid_to ~ '^[0-9]{8}$'),
  revises_id uuid unique references curricula,
  created_at timestamptz not null,
  check (valid_to >= valid_from)
);
create index curricula_of_department on curricula (department_id);

create function refuse_curriculum_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (to_jsonb(new) - 'valid_from' - 'valid_to') is distinct from (to_jsonb(old) - 'valid_from' - 'valid_to') then
    raise exception 'a changed curriculum is a new one';
  end if;
  return new;
end
$$;
create trigger curricula_keep_their_content before update or delete on curricula
  for each row execute function refuse_curriculum_change();

-- The blueprint id is public and never used again: a sequence gives no number twice, and no template is removed.
create sequence blueprint_numbers;
alter table templates add column blueprint_id text not null unique
  default ('BP-' || lpad(nextval('blueprint_numbers')::text, 7, '0'));
alter table templates add column current_version_id uuid references template_versions;

alter table template_versions add column curriculum_id uuid references curricula;
alter table template_versions add column proposed_by text;
alter table template_versions add column approved_by text;
alter table template_versions add constraint approved_by_a_second_person
  check (approved_by is null or (proposed_by is not null and approved_by <> proposed_by));
alter table template_versions add column search_key text
  generated always as (fold_text(title_el || ' ' || title_en)) stored;

update templates set current_version_id = (
  select id from template_versions where template_id = templates.id order by version desc limit 1
);

create trigger template_versions_append_only before update or delete on template_versions
  for each row execute function refuse_change();

create function point_to_new_version() returns trigger language plpgsql as $$
begin
  update templates set current_version_id = new.id where id = new.template_id;
  return null;
end
$$;
create trigger templates_point_to_new_version after insert on template_versions
  for each row execute function point_to_new_version();

create function refuse_template_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (to_jsonb(new) - 'current_version_id') is distinct from (to_jsonb(old) - 'current_version_id') then
    raise exception 'a template keeps its blueprint id and its title id';
  end if;
  return new;
end
$$;
create trigger templates_keep_their_identity before update or delete on templates
  for each row execute function refuse_template_change();

-- What is being changed. A draft becomes a version when someone other than its proposer approves it.
create table template_drafts (
  id uuid primary key,
  institution_code text not null references institutions,
  title_id text not null check (length(title_id) > 0),
  -- The version it starts from; null for a template that does not exist yet.
  based_on_id uuid references template_versions,
  level_code text not null,
  title_el text not null,
  title_en text not null,
  notes_el text,
  notes_en text,
  isced_field text not null,
  issuing_department_id text not null references departments,
  curriculum_id uuid not null references curricula,
  state text not null check (state in ('draft', 'proposed', 'sent-back', 'approved', 'withdrawn')),
  written_by text not null,
  proposed_by text,
  decided_by text,
  comment text,
  changed_at timestamptz not null,
  check (state not in ('proposed', 'approved') or proposed_by is not null),
  check ((state in ('approved', 'sent-back')) = (decided_by is not null)),
  check (state <> 'sent-back' or comment is not null),
  check (decided_by is null or decided_by <> proposed_by)
);
create unique index one_open_draft_of_a_template on template_drafts (institution_code, title_id)
  where state in ('draft', 'proposed', 'sent-back');
create index template_drafts_by_state on template_drafts (state, institution_code, changed_at);

-- The credentials of spec 2 §6: given by the provider to an account of an institution, for that institution alone.
create table template_editors (
  account_id uuid primary key references institution_accounts,
  granted_by text not null,
  granted_at timestamptz not null
);

-- Names under which no recognised institution exists, kept by the provider (P11).
create table unrecognised_names (
  id uuid primary key,
  name text not null,
  country text check (country ~ '^[A-Z]{2}$'),
  reason_el text not null,
  reason_en text not null,
  search_key text generated always as (fold_text(name)) stored,
  entered_at timestamptz not null,
  removed_at timestamptz
);
create unique index unrecognised_names_once on unrecognised_names (search_key) where removed_at is null;
