-- An institution that uploads its degrees has a way of its own (decision 0025): a file, in place of a view or an API.
alter table connections drop constraint connections_mode_check;
alter table connections add constraint connections_mode_check check (mode in ('view', 'api', 'file'));

-- There is nothing to try out before a file is there.
alter table institution_proposals drop constraint institution_proposals_check;
alter table institution_proposals add constraint only_connections_are_tried check (test is null or subject = 'connection');
