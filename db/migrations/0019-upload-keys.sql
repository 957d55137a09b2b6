-- Keys by which a program of an institution sends its file of degrees (row I11, decision 0016): the hash alone is kept.
create table upload_keys (
  id uuid primary key,
  institution_code text not null references institutions,
  -- Two side by side, so that one takes the place of the other without a gap.
  slot smallint not null check (slot in (1, 2)),
  label text not null check (length(label) > 0),
  key_hash bytea not null unique,
  -- Addresses and networks from which alone it is taken; none: from everywhere.
  networks text[] not null,
  made_by text not null,
  made_at timestamptz not null,
  last_used_at timestamptz,
  retired_at timestamptz
);
create unique index upload_keys_two_in_force on upload_keys (institution_code, slot) where retired_at is null;
