-- Every approved version of a template, signed (row T9, decision 0015): what anybody can verify without asking us.

create table template_releases (
  version_id uuid primary key references template_versions,
  -- Flattened JSON of the JAdES signature (ETSI TS 119 182-1 §5), the signed text in `payload`.
  jades jsonb not null,
  level text not null check (level in ('B-B', 'B-T', 'B-LT')),
  signed_at timestamptz not null
);
create index template_releases_to_raise on template_releases (version_id) where level <> 'B-LT';

-- A release is signed once: only what stands outside the signature, its time stamp and revocation data, is added.
create function refuse_resigned_release() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.version_id <> old.version_id or new.signed_at <> old.signed_at
    or (new.jades - 'header') is distinct from (old.jades - 'header') then
    raise exception 'a released version keeps its signature';
  end if;
  return new;
end
$$;
create trigger template_releases_keep_their_signature before update or delete on template_releases
  for each row execute function refuse_resigned_release();
