-- Where no civil registry is asked, holders say their social security number themselves: their word alone joins no records.

alter table holders
  add column ssn_declared boolean not null default false,
  add constraint holders_declare_a_number check (not ssn_declared or ssn_index is not null);

-- The sessions of holders now know what the registry said: whoever was logged in logs in again.
delete from sessions where kind = 'holder';
