-- The two clients that belong to no organisation: any citizen who logs in and holds a code, and the holder's own copies.
insert into clients (id, name, kind, display_name_el, display_name_en, scopes, listed)
values
  (
    'any-tax-user', 'any-tax-user', 'any-tax-user',
    'Οποιοσδήποτε συνδέεται με κωδικούς TAXISnet', 'Anyone who logs in with a tax account',
    array['title', 'issuer', 'level', 'grade', 'dates', 'identifiers'], true
  ),
  (
    'holder', 'holder', 'holder',
    'Ο κάτοχος του τίτλου', 'The holder of the degree',
    array['title', 'issuer', 'level', 'grade', 'dates', 'identifiers'], false
  )
on conflict (id) do nothing;

-- Readers of links to any tax user are known by number for 90 days, then by index alone.
create index readings_with_reader on readings (created_at) where reader_sealed is not null;
