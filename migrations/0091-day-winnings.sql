-- Before a bet is taken, the most that the player's bets of the day may pay is compared with the limit of a day. To sum all of
-- them at every bet took longer with each, so each bet stores the sum up to and including itself.

-- Euro cents: what this and the player's earlier bets of its day may pay at most; null: placed by an earlier release.
alter table bet add column day_cents float8;
