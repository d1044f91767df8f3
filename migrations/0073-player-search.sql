-- The back office finds players by the start of a text, so each text has an index in the order of its bytes.
create index player_login_start on player (login text_pattern_ops);
create index player_nickname_start on player (lower(fakename) text_pattern_ops) where fakename <> '';
create index player_by_status on player (status, id);

-- It serves equality too.
drop index contact_by_contact;
create index contact_start on contact (contact text_pattern_ops);

-- People are looked for by either name first.
create index profile_name_start on profile (lower(first_name || ' ' || last_name) text_pattern_ops);
create index profile_surname_start on profile (lower(last_name || ' ' || first_name) text_pattern_ops);
