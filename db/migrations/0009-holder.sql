-- What holders are told: what a client reads for, and who looked at a release after its authorization had ended.

-- In the client's own words, as the holder reads them before the consent.
alter table clients
  add column purpose_el text,
  add column purpose_en text,
  add constraint clients_purpose_in_both_languages check ((purpose_el is null) = (purpose_en is null));

-- As the holder was told it: a client that changes its purpose changes nothing of what was agreed.
alter table authorizations
  add column purpose_el text,
  add column purpose_en text,
  add constraint authorizations_purpose_in_both_languages check ((purpose_el is null) = (purpose_en is null));

-- A verification of a release whose authorization has ended is a reading of its own: of one release, of which all disclosed
-- fields, an outline, or only the outcome was told. Like every reading it has a receipt.
alter table readings drop constraint readings_basis_check;
alter table readings
  add column verified_audit_id uuid references releases,
  add column told text check (told in ('fields', 'outline', 'outcome')),
  add constraint readings_basis_check check (basis in ('link', 'oauth', 'inspection', 'holder-copy', 'verification')),
  add constraint readings_of_verification check (
    (basis = 'verification') = (verified_audit_id is not null) and (basis = 'verification') = (told is not null)
  );

-- A receipt names the purpose of the inspection that its reading came of.
create index inspections_of_reading on inspections (reading_id) where reading_id is not null;
