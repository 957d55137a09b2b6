-- When each signature is next tried to be raised, and each kept file, so that one that fails holds up no other.

alter table releases
  -- Null where it was raised before this was written down; then nothing is to be tried.
  add column augment_at timestamptz,
  add column augment_attempts integer not null default 0,
  -- What stopped the last attempt: the code of an error, never its text.
  add column augment_fault text;

-- A release's level rises as its signature is augmented, the attempts to do so are counted, and its holder can be forgotten;
-- nothing else of it ever changes.
create or replace function refuse_release_change() returns trigger language plpgsql as $$
declare
  levels constant text[] := array['B-B', 'B-T', 'B-LT', 'B-LTA'];
  changing constant text[] := array['level', 'etsi_u', 'holder_id', 'augment_at', 'augment_attempts', 'augment_fault'];
begin
  if tg_op = 'DELETE'
    or (to_jsonb(new) - changing) is distinct from (to_jsonb(old) - changing)
    or array_position(levels, new.level) < array_position(levels, old.level)
    or (new.etsi_u is distinct from old.etsi_u and new.level = old.level)
    or (new.holder_id is distinct from old.holder_id and new.holder_id is not null)
  then
    raise exception 'a release is never changed or removed';
  end if;
  return new;
end
$$;

update releases set augment_at = signed_at where level in ('B-B', 'B-T');

-- New ones are taken first, so two orders are asked for.
drop index releases_to_augment;
create index releases_to_augment on releases (augment_at) where level in ('B-B', 'B-T') and augment_attempts = 0;
create index releases_to_augment_again on releases (augment_at) where level in ('B-B', 'B-T') and augment_attempts > 0;

alter table sealed_files
  add column augment_at timestamptz not null default '-infinity',
  add column augment_attempts integer not null default 0;
create index sealed_files_to_augment on sealed_files (augment_at) where level <> 'B-LTA';
