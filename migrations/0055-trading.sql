-- What traders set for a league as a whole, and for markets of all its events by their codes: margins and limits, as
-- factors of the usual ones.
alter table league add column trading jsonb not null default '{}';

-- Players with a share of their own of the limits, the latest first.
create index bettor_factor_set on bettor_factor (set_at desc, player_id desc);
