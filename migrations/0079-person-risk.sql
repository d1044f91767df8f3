-- The open bets of a person on an event are read before the person's next bet on it is taken.

-- The player comes first: with the event first, settlement was planned with this index and sorted all bets of the event
-- for every page.
create index bet_leg_by_player_and_event on bet_leg (player_id, event_id);
