-- A session ends for good at a moment that no use of it puts off, and one person's sessions can be ended together.

-- Whoever was logged in before logs in again.
delete from sessions;
alter table sessions add column ends_at timestamptz not null;
-- A keyed hash of the person; null where nobody has logged in.
alter table sessions add column owner_hash bytea;
create index sessions_by_owner on sessions (owner_hash) where owner_hash is not null;
