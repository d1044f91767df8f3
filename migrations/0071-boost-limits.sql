-- How much of each boost was used up, in euro cents: it is limited for each player and in all, and is freed by no sale.
create table boost_use (
  event_id     bigint not null references event,
  market       text   not null,
  outcome      text   not null,
  player_id    bigint not null references player,
  staked_cents bigint not null check (staked_cents >= 0),
  cost_cents   bigint not null check (cost_cents >= 0), -- expected, above the plain price
  primary key (event_id, market, outcome, player_id)
);

-- What a leg used of the boost of its price when it was placed; nothing where the price was a plain one.
alter table bet_leg add column boost_staked_cents bigint not null default 0 check (boost_staked_cents >= 0);
alter table bet_leg add column boost_cost_cents bigint not null default 0 check (boost_cost_cents >= 0);
