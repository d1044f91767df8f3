-- The open bets of a person on an event are read before the person's next bet on it is taken.

create index bet_leg_by_event_and_player on bet_leg (event_id, player_id);
