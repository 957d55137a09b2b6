-- Proposed changes that a second member decides are of an institution's connection or of its single sign-on (decision 0014).

alter table connection_proposals rename to institution_proposals;
alter table institution_proposals add column subject text not null default 'connection'
  check (subject in ('connection', 'sign-on'));
alter table institution_proposals alter column subject drop default;
-- Named in `described` as well.
alter table institution_proposals drop column mode;
alter table institution_proposals alter column test drop not null;
alter table institution_proposals add check ((subject = 'connection') = (test is not null));
drop index connection_proposals_open;
create unique index institution_proposals_open on institution_proposals (institution_code, subject) where state = 'open';
alter index connection_proposals_of_institution rename to institution_proposals_of_institution;
