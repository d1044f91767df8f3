-- What may be given away by one definition: an offer, a quest, a product, a tournament, a jackpot, a cashback, a boost.
-- The ledger keeps the same account, house:budget-…, with an entry for each grant; this row is what a grant locks.
create table gift_budget (
  kind          text   not null,
  name          text   not null,
  granted_cents bigint not null,              -- all that was put in, in euro cents
  spent_cents   bigint not null default 0,
  opened_at     timestamptz not null,
  primary key (kind, name),
  constraint within_budget check (spent_cents between 0 and granted_cents)
);
