-- Sealed files: each diploma's PDF is sealed once a language and kept, encrypted under a key of its release, until the link
-- ends or 30 days after it was last asked for. Removing the key is the erasure; the bytes go with it.
create table sealed_file_keys (
  audit_id uuid primary key references releases,
  key_sealed bytea not null,
  keep_until timestamptz not null
);
create index sealed_file_keys_by_end on sealed_file_keys (keep_until);

create table sealed_files (
  audit_id uuid not null references sealed_file_keys on delete cascade,
  language text not null check (language in ('el', 'en')),
  level text not null check (level in ('B-B', 'B-T', 'B-LT', 'B-LTA')),
  bytes_encrypted bytea not null,
  sealed_at timestamptz not null,
  primary key (audit_id, language)
);
