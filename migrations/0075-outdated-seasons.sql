-- The prices of a season were sent before one of its league's matches turned or ended: nothing of it can be bet on until its
-- producer sends new ones.
alter table event add column is_outdated boolean not null default false;
create index event_seasons on event (league_id) where runners is not null and status = 'scheduled';
