-- Tournaments: runs that are opened by a schedule, who joined them, what each round scored, and what places have won.

-- What it was opened with is kept in `terms`: a later change of the tournament changes nothing that was promised.
create table tournament_run (
  id             bigint generated always as identity primary key,
  tournament     text        not null,           -- as the content knows it
  state          text        not null check (state in
    ('SCHEDULED', 'REGISTRATION', 'RUNNING', 'PAUSED', 'FINISHED', 'CALCULATED', 'PAID', 'CANCELLED')),
  opens_at       timestamptz not null,
  starts_at      timestamptz not null,
  ends_at        timestamptz not null,
  terms          jsonb       not null,
  pauses         jsonb       not null default '[]', -- spans in which no round counts
  promised_cents bigint      not null check (promised_cents >= 0),
  counted_rounds int,                            -- the best so many of a player's rounds count; null: all
  most_points    bigint,                         -- nobody has more; null: there is no such bound
  participants   int         not null default 0,
  points         bigint      not null default 0,
  unique (tournament, starts_at),
  check (opens_at <= starts_at and starts_at < ends_at)
);

create index tournament_run_open on tournament_run (state, ends_at) where state not in ('PAID', 'CANCELLED');
create index tournament_run_by_end on tournament_run (ends_at desc);

create table tournament_player (
  run_id       bigint      not null references tournament_run,
  player_id    bigint      not null references player,
  joined_at    timestamptz not null,
  currency     text        not null,
  fee_cents    bigint      not null check (fee_cents >= 0),
  refunded_at  timestamptz,
  points       bigint      not null default 0,
  total        bigint      not null default 0,   -- points without their bound
  reached_at   timestamptz,
  staked_cents bigint      not null default 0,   -- in euro, of all rounds that could have scored
  rounds       int         not null default 0,
  best         int[]       not null default '{}',
  streak       int         not null default 0,
  primary key (run_id, player_id)
);

-- The leaderboard, in its order; whoever has no points is not on it.
create index tournament_board
  on tournament_player (run_id, points desc, reached_at, staked_cents, player_id) where points > 0;
create index tournament_player_by_player on tournament_player (player_id, run_id);

-- How many players have about so many points (rules/tournaments/bucket.ts): a place among a million is a sum of these.
create table tournament_bucket (
  run_id  bigint not null references tournament_run,
  bucket  int    not null,
  players int    not null check (players >= 0),
  primary key (run_id, bucket)
);

-- What a round scored. One that was taken back, or lost by a withdrawal, stays without counting.
create table tournament_round (
  run_id    bigint      not null,
  player_id bigint      not null,
  round_id  text        not null,
  game      text        not null,
  score     bigint      not null,
  at        timestamptz not null,
  reset_at  timestamptz,
  primary key (run_id, player_id, round_id),
  foreign key (run_id, player_id) references tournament_player
);

create index tournament_round_best on tournament_round (run_id, player_id, score desc);

-- Once a run is counted: who has won what. Money is in the winner's own currency.
create table tournament_prize (
  run_id     bigint not null,
  player_id  bigint not null,
  rank       int    not null,
  prize      jsonb  not null,
  currency   text   not null,
  cash_cents bigint not null check (cash_cents >= 0),
  paid_at    timestamptz,
  primary key (run_id, player_id),
  foreign key (run_id, player_id) references tournament_player
);

create index tournament_prize_unpaid on tournament_prize (run_id) where paid_at is null;

-- Wins that players really had: what rounds for money paid beyond their stake. The best and the latest of them, for a month.
create table win (
  round_id     text        primary key,
  player_id    bigint      not null references player,
  game         text        not null,
  currency     text        not null,
  staked_cents bigint      not null,
  paid_cents   bigint      not null,
  worth_cents  bigint      not null,             -- in euro, to tell large from small
  at           timestamptz not null
);

create index win_by_time on win (at desc, round_id);
create index win_by_worth on win (worth_cents desc, round_id);
create index win_by_player on win (player_id);
