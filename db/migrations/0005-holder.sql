-- The holder's own area: what a link demands of its recipient, who read what, where receipts go, what was reported as wrong.

alter table authorizations
  -- The slow hash (scrypt) of the PIN that the link's recipient must know, sealed: six digits alone would fall to guessing.
  add column pin_sealed bytea,
  add column view_limit integer check (view_limit between 1 and 1000),
  -- When the holder declared that a degree under another name is theirs.
  add column name_declared_at timestamptz;

alter table access_links add column wrong_pins integer not null default 0;

-- One receipt for each reading of a holder's diplomas. It is visible at once, unless the provider decided otherwise for this
-- one inspection: then the decision stands beside it.
create table receipts (
  id uuid primary key,
  reading_id uuid not null unique references readings,
  holder_id uuid not null references holders,
  created_at timestamptz not null,
  visible_from timestamptz not null,
  delay_reason text,
  delay_decided_by text,
  delay_decided_at timestamptz,
  seen_at timestamptz,
  -- A process has taken the mail upon itself; if it ends before the mail is out, another one may take it later.
  mail_claimed_at timestamptz,
  mailed_at timestamptz,
  check ((delay_reason is null) = (delay_decided_by is null)),
  check ((delay_reason is null) = (delay_decided_at is null)),
  check (delay_reason is not null or visible_from = created_at)
);
create index receipts_of_holder on receipts (holder_id, visible_from);
create index receipts_to_mail on receipts (visible_from) where mailed_at is null;

-- Where a holder wants receipts by e-mail; used only after the code sent there was typed back.
create table receipt_addresses (
  holder_id uuid primary key references holders,
  email_sealed bytea not null,
  language text not null check (language in ('el', 'en')),
  code_sealed bytea,
  wrong_codes integer not null default 0,
  changed_at timestamptz not null,
  confirmed_at timestamptz,
  check ((code_sealed is null) = (confirmed_at is not null))
);

-- A degree that its holder misses or finds wrong, for the institution's desk.
create table degree_reports (
  id uuid primary key,
  holder_id uuid not null references holders,
  institution_code text not null references institutions,
  kind text not null check (kind in ('missing', 'wrong')),
  degree_key_sealed bytea,
  text_sealed bytea not null,
  created_at timestamptz not null,
  check ((kind = 'wrong') = (degree_key_sealed is not null))
);
create index degree_reports_of_institution on degree_reports (institution_code, created_at);
create index degree_reports_of_holder on degree_reports (holder_id);
