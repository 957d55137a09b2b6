-- What else is kept about organisations: a request that was corrected after a refusal, details that the provider corrected, and
-- further clients.

alter table organisation_vettings drop constraint organisation_vettings_act_check;
alter table organisation_vettings add constraint organisation_vettings_act_check check (
  act in (
    'evidence', 'confirmed', 'refused', 'suspended', 'institution-granted', 'institution-withdrawn', 'asked-anew', 'corrected',
    'client-entered'
  )
);
