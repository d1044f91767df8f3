-- Facts and the positions of their consumers are inspected: server/facts/routines/97-fact-audit.sql.
alter table fact add column seal bytea;

alter table fact_reader
  add column seal bytea,
  -- How many of the stored facts lie at its position or before it.
  add column passed bigint not null default 0,
  -- The same as of an earlier moment. It never goes back, except where all facts are read again.
  add column passed_least bigint not null default 0,
  add column marked_at timestamptz;

update fact_reader set passed = (
  select count(*) from fact where (fact.transaction, fact.id) <= (fact_reader.transaction, fact_reader.id));
