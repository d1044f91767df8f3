-- Who may win a league: an event of a season, with everybody who plays in it. Of a match it is null.
alter table event add column runners jsonb;
