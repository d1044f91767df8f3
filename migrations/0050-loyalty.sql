-- Loyalty: coins, points, quests, the shop and notices. Definitions are content; here stands what players have made of them.

-- Coins, in millionths. A purse is never below nothing: what must be taken back after it was spent is owed, and kept from
-- what comes next.
create table coin_purse (
  player_id       bigint      primary key references player (id),
  microcoins      bigint      not null check (microcoins >= 0),
  owed_microcoins bigint      not null check (owed_microcoins >= 0),
  moved_at        timestamptz not null,
  -- How many days before they run out the player was last told.
  warned_days     int,
  check (microcoins = 0 or owed_microcoins = 0)
);

create index on coin_purse (moved_at) where microcoins > 0;

-- Each key moves coins once; what is played on one day is one entry that grows.
create table coin_entry (
  player_id   bigint      not null references player (id),
  key         text        not null,
  microcoins  bigint      not null,
  reason      text        not null,
  recorded_at timestamptz not null,
  primary key (player_id, key)
);

create table loyalty_player (
  player_id           bigint primary key references player (id),
  -- Of all that was ever played, in millionths of a point: they decide the level.
  micropoints         bigint not null default 0,
  character_id        int,
  character_chosen_at timestamptz,
  streak_days         int    not null default 0,
  streak_day          date,
  -- The product whose frame the avatar has on.
  frame_product_id    int
);

-- What a day has brought, for its bound. The day is the site's, in UTC.
create table loyalty_day (
  player_id   bigint not null references player (id),
  day         date   not null,
  micropoints bigint not null,
  primary key (player_id, day)
);

-- What a round of an outside studio has brought: it may still be corrected, and takes that with it. Rounds of our own games
-- are final once they are over.
create table loyalty_round (
  round_id    text   primary key,
  player_id   bigint not null references player (id),
  day         date   not null,
  cost        float8 not null,
  micropoints bigint not null,
  microcoins  bigint not null,
  -- The quests in which it counted: name, turn and step.
  counted     jsonb  not null default '[]'
);

create index on loyalty_round (player_id);

create table loyalty_level_up (
  player_id  bigint      not null references player (id),
  level      int         not null,
  reached_at timestamptz not null,
  -- As it was promised then; null: the player may not be given anything.
  gift       jsonb,
  primary key (player_id, level)
);

create table loyalty_quest (
  player_id    bigint      not null references player (id),
  quest        text        not null,
  -- Empty for one that comes once, else the day or the Monday of its week.
  turn         text        not null,
  state        text        not null check (state in ('started', 'completed', 'claimed', 'expired')),
  -- As it was when it was started.
  terms        jsonb       not null,
  progress     jsonb       not null default '[]',
  started_at   timestamptz not null,
  ends_at      timestamptz,
  completed_at timestamptz,
  claimed_at   timestamptz,
  primary key (player_id, quest, turn)
);

create index on loyalty_quest (ends_at) where state = 'started';
create index on loyalty_quest (completed_at) where state = 'completed';

create table loyalty_stock (
  product_id int primary key,
  sold       int not null check (sold >= 0)
);

create table loyalty_order (
  id         text        primary key,
  player_id  bigint      not null references player (id),
  product_id int         not null,
  microcoins bigint      not null check (microcoins >= 0),
  -- What was bought, as it was then.
  reward     jsonb       not null,
  state      text        not null check (state in ('new', 'delivered', 'failed', 'refunded')),
  trouble    text        not null default '',
  made_at    timestamptz not null,
  ended_at   timestamptz
);

create index on loyalty_order (player_id, made_at);

create table loyalty_notice (
  id           bigint      generated always as identity primary key,
  player_id    bigint      not null references player (id),
  trigger      text        not null,
  data         jsonb       not null,
  made_at      timestamptz not null,
  delivered_at timestamptz
);

create index on loyalty_notice (player_id, id) where delivered_at is null;
create index on loyalty_notice (made_at);
