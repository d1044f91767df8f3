-- Rewards that were promised and wait for a budget, or for staff to reopen their kind. Each goes from here when it is given.
create table held_reward (
  player_id  bigint      not null references player,
  key        text        not null,
  giver      text        not null,
  kind       text        not null check (kind in ('cash', 'bonus', 'freespins', 'coins', 'freebet')),
  currency   text        not null,
  cents      bigint,                 -- null for coins and free spins
  count      int,                    -- of coins or free spins
  held_since timestamptz not null,
  primary key (player_id, key)
);
