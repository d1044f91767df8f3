-- Games being played: the seeds that rounds are made from, the rounds, and games played for fun.

-- The house's seed is sealed until it is revealed; its hash was told before the first round it made. The next one is
-- drawn beforehand, so that nobody can choose it when the player asks for it.
create table seed_pair (
  id          bigint      primary key generated always as identity,
  player_id   bigint      not null references player (id),
  server_seed text        not null,
  commit      text        not null,
  client_seed text        not null,
  next_nonce  int         not null default 0,
  state       text        not null check (state in ('active', 'next', 'revealed')),
  created_at  timestamptz not null,
  revealed_at timestamptz,
  check ((state = 'revealed') = (revealed_at is not null)),
  check (state <> 'next' or next_nonce = 0)
);

create unique index on seed_pair (player_id, state) where state in ('active', 'next');
create index on seed_pair (player_id, id);

-- A round is its inputs: the outcome is computed from them again whenever it is looked at. What was staked and paid
-- stands here as the books have it.
create table round (
  id           text        primary key,
  player_id    bigint      not null references player (id),
  -- Counts the player's rounds, so that any page of their history is found at once.
  number       int         not null,
  game         text        not null,
  definition   text        not null,
  pair_id      bigint      not null references seed_pair (id),
  nonce        int         not null check (nonce >= 0),
  bet          jsonb       not null,
  decisions    jsonb       not null default '[]',
  currency     text        not null,
  staked_cents bigint      not null check (staked_cents > 0),
  -- Of what was staked.
  bonus_cents  bigint      not null check (bonus_cents between 0 and staked_cents),
  paid_cents   bigint      not null check (paid_cents >= 0),
  state        text        not null check (state in ('open', 'over', 'void')),
  words        int         not null,
  started_at   timestamptz not null,
  ended_at     timestamptz,
  unique (pair_id, nonce),
  unique (player_id, number),
  check ((state = 'open') = (ended_at is null)),
  check (state = 'over' or paid_cents = 0)
);

create unique index on round (player_id, game) where state = 'open';

-- Played for fun: no money moves, and nothing is kept longer than the frame is open.
create table demo_game (
  session_hash bytea  primary key references game_session (hash) on delete cascade on update cascade,
  cents        bigint not null check (cents >= 0),
  server_seed  text   not null,
  next_seed    text   not null,
  client_seed  text   not null,
  next_nonce   int    not null default 0,
  -- The last round, as its inputs; null before the first.
  round        jsonb
);

create table game_like (
  player_id bigint      not null references player (id) on delete cascade,
  game      text        not null,
  liked_at  timestamptz not null,
  primary key (player_id, game)
);

-- A player's rounds as a file, made in the background and kept for a while.
create table history_export (
  id         text        primary key,
  player_id  bigint      not null references player (id) on delete cascade,
  starts_at  timestamptz,
  ends_at    timestamptz,
  status     text        not null check (status in ('pending', 'ready', 'failed')),
  rounds     int         not null default 0,
  -- Of how many; null until they were counted.
  total      int,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index on history_export (player_id, created_at desc);
create index on history_export (expires_at);

create table history_export_part (
  export_id text not null references history_export (id) on delete cascade,
  number    int  not null,
  text      text not null,
  primary key (export_id, number)
);
