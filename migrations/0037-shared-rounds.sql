-- Tables where all players share one round: the chains of seeds that such rounds are made from, and the rounds.

-- A chain is told by its anchor before its first round. Its seeds are sealed: one in so many is kept, the others are the
-- hashes of those. The salt comes from outside of the house, after the anchor was told; without it no round begins.
create table seed_chain (
  id         bigint      primary key generated always as identity,
  game       text        not null,
  number     int         not null check (number > 0),
  anchor     text        not null,
  length     int         not null check (length > 0),
  seeds      text        not null,
  salt       text,
  used       int         not null default 0 check (used between 0 and length),
  created_at timestamptz not null,
  salted_at  timestamptz,
  unique (game, number),
  check ((salt is null) = (salted_at is null)),
  check (salt is not null or used = 0)
);

-- One at a time at each table. Its commit is the seed before it, which everybody knows by then; its own seed stands here
-- once it is over.
create table shared_round (
  id         bigint      primary key generated always as identity,
  game       text        not null,
  definition text        not null,
  chain_id   bigint      not null references seed_chain (id),
  position   int         not null check (position > 0),
  commit     text        not null,
  phase      text        not null check (phase in ('open', 'closed', 'running', 'over', 'void')),
  opens_at   timestamptz not null,
  closes_at  timestamptz not null,
  runs_at    timestamptz not null,
  ended_at   timestamptz,
  settled_at timestamptz,
  seed       text,
  -- What everybody was shown, as the game tells it.
  steps      jsonb,
  unique (chain_id, position),
  check ((phase in ('over', 'void')) = (ended_at is not null)),
  check (settled_at is null or ended_at is not null),
  check ((phase = 'over') = (seed is not null)),
  check (opens_at < closes_at and closes_at <= runs_at)
);

create unique index on shared_round (game) where settled_at is null;
create index on shared_round (game, id);

-- A player's part in a shared round is a round of theirs, made from the chain and not from a seed of their own.
alter table round
  add column shared_round_id bigint references shared_round (id),
  drop constraint round_is_ours_or_a_studios,
  add constraint round_is_ours_or_a_studios check (
    case when studio is null
      then studio_ref is null and num_nulls(definition, bet) = 0
        and num_nulls(pair_id, nonce) = case when shared_round_id is null then 0 else 2 end
        and staked_cents > 0 and (state = 'over' or paid_cents = 0)
      else studio_ref is not null and num_nonnulls(definition, pair_id, nonce, bet, shared_round_id) = 0
        and staked_cents >= 0
    end);

create index on round (shared_round_id, player_id) where shared_round_id is not null;
