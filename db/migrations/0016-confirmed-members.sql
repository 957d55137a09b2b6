-- A member of the provider counts only when someone other than whoever sent the link has confirmed them (decision 0013).

alter table provider_staff add column email text unique check (email like '%@%');
-- Who asked for the link by which the member's passkey stands: `provider:<id>` or `command-line`.
alter table provider_staff add column admitted_by text not null default 'command-line';
alter table provider_staff add column confirmed_by text;
alter table provider_invitations add column issued_by text not null default 'command-line';
update provider_staff set confirmed_by = 'command-line' where state <> 'invited';
alter table provider_staff alter column admitted_by drop default;
alter table provider_invitations alter column issued_by drop default;

alter table provider_staff drop constraint provider_staff_state_check;
alter table provider_staff add constraint provider_staff_state_check
  check (state in ('invited', 'registered', 'active', 'suspended'));
alter table provider_staff add constraint active_members_are_confirmed
  check (state <> 'active' or confirmed_by is not null);
alter table provider_staff add constraint confirmed_by_another_than_admitted
  check (confirmed_by is null or confirmed_by = 'command-line' or confirmed_by <> admitted_by);

-- Only the command line or an active member confirms, and nobody themselves, whoever writes it.
create function refuse_unfounded_confirmation() returns trigger language plpgsql as $$
begin
  if new.confirmed_by is null or new.confirmed_by = 'command-line' then
    return new;
  end if;
  if tg_op = 'UPDATE' and new.confirmed_by is not distinct from old.confirmed_by then
    return new;
  end if;
  if not exists (
    select from provider_staff
    where 'provider:' || id::text = new.confirmed_by and state = 'active' and id <> new.id
  ) then
    raise exception 'a member is confirmed by another active one' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger members_are_confirmed_by_active_ones before insert or update on provider_staff
  for each row execute function refuse_unfounded_confirmation();
