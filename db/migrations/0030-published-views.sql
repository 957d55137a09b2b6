-- What features publish of their tables to other features. A view of this kind is read and never written.

create function refuse_write_to_view() returns trigger language plpgsql as $$
begin
  raise exception 'the view % is read only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create view holder_indices as
  select id, ssn_index, ssn_declared, tin_index, erased_at from holders;
create trigger holder_indices_refuses_writes instead of insert or update or delete on holder_indices
  for each row execute function refuse_write_to_view();

create view institution_names as
  select code, name_el, name_en, email, adoption, merged_into from institutions;
create trigger institution_names_refuses_writes instead of insert or update or delete on institution_names
  for each row execute function refuse_write_to_view();

create view former_institution_names as
  select institution_code, name_el, name_en, used_until from former_names;
create trigger former_institution_names_refuses_writes instead of insert or update or delete on former_institution_names
  for each row execute function refuse_write_to_view();

create view department_places as
  select id, institution_code, kind, maintainer_id, minedu_id, name_el, name_en, former_institution_el, former_institution_en, search_key from departments;
create trigger department_places_refuses_writes instead of insert or update or delete on department_places
  for each row execute function refuse_write_to_view();

create view staff_names as
  select id, name from provider_staff;
create trigger staff_names_refuses_writes instead of insert or update or delete on staff_names
  for each row execute function refuse_write_to_view();

create view desk_accounts as
  select id, institution_code, name, email, last_seen_at from institution_accounts;
create trigger desk_accounts_refuses_writes instead of insert or update or delete on desk_accounts
  for each row execute function refuse_write_to_view();

create view desk_rights as
  select account_id, maintainer_id, role, levels from institution_entitlements;
create trigger desk_rights_refuses_writes instead of insert or update or delete on desk_rights
  for each row execute function refuse_write_to_view();

create view client_names as
  select id, name, kind, organisation_id, display_name_el, display_name_en, contact_email, scopes, can_inspect from clients;
create trigger client_names_refuses_writes instead of insert or update or delete on client_names
  for each row execute function refuse_write_to_view();

create view client_rights as
  select client_id, institution_code from client_institutions;
create trigger client_rights_refuses_writes instead of insert or update or delete on client_rights
  for each row execute function refuse_write_to_view();

create view organisation_names as
  select id, name_el, name_en, sector, confirmed_at from organisations;
create trigger organisation_names_refuses_writes instead of insert or update or delete on organisation_names
  for each row execute function refuse_write_to_view();

create view representative_names as
  select id, organisation_id, tin_index, name, state, linked_at from representatives;
create trigger representative_names_refuses_writes instead of insert or update or delete on representative_names
  for each row execute function refuse_write_to_view();

create view representative_rights as
  select representative_id, client_id, service from representative_services;
create trigger representative_rights_refuses_writes instead of insert or update or delete on representative_rights
  for each row execute function refuse_write_to_view();

create view authorization_states as
  select id, holder_id, client_id, expires_at, revoked_at, purpose_el, purpose_en from authorizations;
create trigger authorization_states_refuses_writes instead of insert or update or delete on authorization_states
  for each row execute function refuse_write_to_view();

create view reading_facts as
  select id, basis, authorization_id, client_id, reader_index, state, verified_audit_id, told, created_at from readings;
create trigger reading_facts_refuses_writes instead of insert or update or delete on reading_facts
  for each row execute function refuse_write_to_view();

create view release_facts as
  select audit_id, reading_id, client_id, holder_id, position, institution_code, degree_key_sealed, scopes, signed_at from releases;
create trigger release_facts_refuses_writes instead of insert or update or delete on release_facts
  for each row execute function refuse_write_to_view();

create view inspection_facts as
  select id, user_index, client_id, institution_code, purpose, case_number, state, reading_id, created_at from inspections;
create trigger inspection_facts_refuses_writes instead of insert or update or delete on inspection_facts
  for each row execute function refuse_write_to_view();

create view hand_over_facts as
  select id, inspection_id, institution_code, query_sealed, created_at, answer_by, state from inspection_hand_overs;
create trigger hand_over_facts_refuses_writes instead of insert or update or delete on hand_over_facts
  for each row execute function refuse_write_to_view();

create view receipt_states as
  select id, reading_id, holder_id, created_at, visible_from, seen_at, mailed_at, delay_reason, delay_decided_by from receipts;
create trigger receipt_states_refuses_writes instead of insert or update or delete on receipt_states
  for each row execute function refuse_write_to_view();
