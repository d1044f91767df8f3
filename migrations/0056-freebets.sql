-- Free bets: stakes that the house pays. What they win is the player's, the stake is not.

create table freebet (
  id            bigint      generated always as identity primary key,
  key           text        not null unique,         -- of what gave it: under it it is given once
  player_id     bigint      not null references player,
  currency      text        not null,
  value_cents   bigint      not null check (value_cents > 0),
  odds_min_x1000 int        not null,                -- of all legs together; below, it cannot be staked
  source        text        not null,
  state         text        not null default 'available' check (state in ('available', 'staked')),
  bet_id        text,                                -- that it pays, or paid
  granted_at    timestamptz not null,
  expires_at    timestamptz not null
);

create index freebet_by_player on freebet (player_id, expires_at) where state = 'available';
