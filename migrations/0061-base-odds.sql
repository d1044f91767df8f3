-- The price of a leg without what the operator gives on top of it (boosts, prices above what the model says it is worth): a
-- bet is settled at its odds and sold back by these. Of bets that were placed before, the odds the model thought fair.
alter table bet_leg add column base_odds_x1000 int;
update bet_leg set base_odds_x1000 = least(odds_x1000, greatest(1000, floor(1000 / greatest(chance, 0.000001))));
alter table bet_leg alter column base_odds_x1000 set not null;
alter table bet_leg add check (base_odds_x1000 between 1000 and odds_x1000);
