-- Everything that a producer created up to this moment has been applied. Bets and sales in play are decided by it: silence is
-- not the same as nothing having happened.
alter table producer add column as_of timestamptz;
