-- The worst case of a match in play is that of the scores that can still be reached, and so is the sum of its league.

-- The score of each count of the block, and whether that is final, when worst_cents was calculated;
-- null: before the match.
alter table bet_risk add column so_far jsonb;
