-- Degrees that a small institution uploads as one file (decision 0009). They are personal data: each row is sealed, and found
-- by keyed HMACs alone. A set is written as 'staging' and becomes 'current' in one statement; an institution has one current.
create table degree_uploads (
  id uuid primary key,
  institution_code text not null references institutions,
  state text not null check (state in ('staging', 'current')),
  uploaded_by text not null,
  uploaded_at timestamptz not null,
  degrees integer not null default 0
);
create unique index degree_uploads_one_current on degree_uploads (institution_code) where state = 'current';
create index degree_uploads_of_institution on degree_uploads (institution_code);

create table uploaded_degrees (
  upload_id uuid not null references degree_uploads on delete cascade,
  degree_index bytea not null,
  ssn_index bytea,
  tin_index bytea,
  record_sealed bytea not null,
  primary key (upload_id, degree_index)
);
create index uploaded_degrees_ssn on uploaded_degrees (upload_id, ssn_index);
create index uploaded_degrees_tin on uploaded_degrees (upload_id, tin_index);
