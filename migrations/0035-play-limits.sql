-- A player's own limits on playing for money; what is null is not limited.
create table play_limit (
  player_id     bigint primary key references player on delete cascade,
  stake_cents   bigint check (stake_cents > 0),
  loss_cents    bigint check (loss_cents > 0),
  loss_days     int    check (loss_days > 0),
  time_minutes  int    check (time_minutes > 0),
  check_minutes int    check (check_minutes > 0),
  check ((loss_cents is null) = (loss_days is null))
);

-- A looser one counts only after a while, and once the player has said so again. All null: none at all.
create table play_limit_raise (
  player_id   bigint      not null references player on delete cascade,
  kind        text        not null check (kind in ('stake', 'loss', 'time', 'check')),
  limit_cents bigint      check (limit_cents > 0),
  days        int         check (days > 0),
  minutes     int         check (minutes > 0),
  currency    text        not null,                 -- of the player when it was asked for; in another it means nothing
  asked_at    timestamptz not null,
  primary key (player_id, kind)
);

-- Rounds for money without a break: since when, from which round on, and when the player last said to go on.
create table play_sitting (
  player_id    bigint      primary key references player on delete cascade,
  began_at     timestamptz not null,
  first_round  int         not null,
  confirmed_at timestamptz not null
);

-- What was lost in the last days is summed up from it whenever a player with such a limit plays.
create index on round (player_id, started_at);
