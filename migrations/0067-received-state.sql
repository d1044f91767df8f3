-- How a match stands as its producer says, where it sends probabilities of its own: a score without incidents, and how often
-- the match has turned beyond what incidents tell. Bets that wait, live handicaps and prices set for one state count on both.
alter table event
  add column told_score jsonb,
  add column turns      int not null default 0;
