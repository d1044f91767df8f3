-- One server sends at a time, the oldest event first: nobody looks for a player's own events any more.
drop index live_outbox_by_player;
