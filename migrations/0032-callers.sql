-- Who asks besides guests and players: the frame of a game, staff, and studios.

-- A game that was opened. It ends with the player's session; a guest plays for fun alone.
create table game_session (
  hash         bytea       primary key,
  session_hash bytea       references session (hash) on delete cascade,
  player_id    bigint      references player (id) on delete cascade,
  game         text        not null,
  mode         text        not null check (mode in ('real', 'demo')),
  started_at   timestamptz not null,
  last_seen_at timestamptz not null,
  check ((session_hash is null) = (player_id is null)),
  check (mode = 'demo' or player_id is not null)
);

-- One at a time: who opens a game again goes on there.
create unique index on game_session (player_id, game, mode);
create index on game_session (session_hash);
create index on game_session (last_seen_at);

create table staff_member (
  id         bigint      primary key generated always as identity,
  name       text        not null unique,
  role       text        not null,
  -- Who has left is kept: what they decided names them.
  left_at    timestamptz,
  created_at timestamptz not null
);

create table staff_session (
  hash         bytea       primary key,
  member_id    bigint      not null references staff_member (id),
  started_at   timestamptz not null,
  last_seen_at timestamptz not null
);

create index on staff_session (member_id);
create index on staff_session (last_seen_at);

-- What a studio has signed counts once.
create table studio_nonce (
  studio  text        not null,
  nonce   text        not null,
  seen_at timestamptz not null,
  primary key (studio, nonce)
);

create index on studio_nonce (seen_at);
