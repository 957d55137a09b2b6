-- A member of the provider lifts the lock of a user who was locked out of ex-officio checks (row X12).
alter table inspection_locks add column lifted_at timestamptz;
alter table inspection_locks add column lifted_by uuid references provider_staff;
alter table inspection_locks add column lift_reason text check (length(lift_reason) > 0);
alter table inspection_locks add constraint inspection_locks_lifted check (
  (lifted_at is null) = (lifted_by is null) and (lifted_at is null) = (lift_reason is null)
);
