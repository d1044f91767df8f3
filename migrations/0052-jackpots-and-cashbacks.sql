-- Jackpots and cashback: what is promised to players over time, and is paid once.

-- As the next cycle of a jackpot will be played; what is put by for it waits here between cycles.
create table jackpot (
  id             int     primary key,
  terms          jsonb   not null,
  -- What it is called in each language, and how it looks, for as long as its pot is not won.
  words          jsonb   not null,
  is_offered     boolean not null,
  reserve_micros bigint  not null default 0 check (reserve_micros >= 0)
);

-- From one drop to the next. The seed of the next one is drawn, and its hash told, while this one is under way.
create table jackpot_cycle (
  jackpot_id       int         not null references jackpot,
  number           int         not null,
  state            text        not null check (state in ('next', 'open', 'dropped', 'rolled_over')),
  commit           text        not null,
  -- Sealed until the cycle has ended; then in hexadecimal.
  server_seed      text        not null,
  drawn_at         timestamptz not null,
  -- All that follows is there once it was opened.
  terms            jsonb,
  opened_at        timestamptz,
  window_from      timestamptz,
  window_to        timestamptz,
  is_window_told   boolean     not null default false,
  -- What the house has put in where the reserve did not suffice.
  house_cents      bigint      not null default 0,
  -- What it began with: the start, and what was left of a cent or of a window before.
  start_micros     bigint      not null default 0,
  -- What bets have put by for the next start. What they have put into the pot is what it grew by.
  reserved_micros  bigint      not null default 0,
  -- What was put in and sold in the sandbox, to make it fall.
  forced_micros    bigint      not null default 0,
  pot_micros       bigint      not null default 0,
  tickets          bigint      not null default 0,
  last_bet_at      timestamptz,
  rounds           bigint      not null default 0,
  ended_at         timestamptz,
  primary key (jackpot_id, number)
);
create unique index jackpot_cycle_under_way on jackpot_cycle (jackpot_id, state) where state in ('next', 'open');

-- A drop: the round that won it, and what shows that no other did.
create table jackpot_win (
  jackpot_id     int         not null,
  cycle          int         not null,
  round_id       text        not null,
  player_id      bigint      not null references player,
  game           text        not null,
  currency       text        not null,
  staked_cents   bigint      not null,
  -- In euros; what the player was paid of it is in their own currency.
  pot_cents      bigint      not null check (pot_cents > 0),
  trigger        bigint      not null,
  measure_before bigint      not null,
  measure_after  bigint      not null,
  won_at         timestamptz not null,
  paid_cents     bigint,
  currency_paid  text,
  paid_at        timestamptz,
  primary key (jackpot_id, cycle),
  foreign key (jackpot_id, cycle) references jackpot_cycle
);
create index jackpot_win_newest on jackpot_win (won_at desc, jackpot_id, cycle);
create index jackpot_win_player on jackpot_win (player_id);

-- What a rule of cashback counts together, with its terms as they were when it began.
create table cashback_period (
  rule      int         not null,
  starts_at timestamptz not null,
  ends_at   timestamptz not null,
  terms     jsonb       not null,
  closed_at timestamptz,
  primary key (rule, starts_at)
);
create unique index cashback_period_open on cashback_period (rule) where closed_at is null;

-- How far the books of a player were counted, so that every entry counts once: with the period in which it was recorded,
-- or, where that was closed already, with the next.
create table cashback_mark (
  player_id   bigint not null references player,
  rule        int    not null,
  -- The number of the last entry that was counted.
  number      bigint not null,
  -- What the next period takes off: stakes of closed periods that were given back since.
  carry_cents bigint not null check (carry_cents >= 0),
  primary key (player_id, rule)
);

create table cashback (
  id            bigint      generated always as identity primary key,
  player_id     bigint      not null references player,
  rule          int         not null,
  starts_at     timestamptz not null,
  ends_at       timestamptz not null,
  currency      text        not null,
  status        text        not null check (status in ('active', 'paid_out', 'expired', 'removed', 'skipped')),
  -- What it was made of.
  staked_cents  bigint      not null,
  won_cents     bigint      not null,
  given_cents   bigint      not null,
  carried_cents bigint      not null,
  base_cents    bigint      not null check (base_cents >= 0),
  rate_ppm      int         not null,
  amount_cents  bigint      not null check (amount_cents >= 0),
  -- Null: nobody had to ask for it.
  expires_at    timestamptz,
  closed_at     timestamptz not null,
  ended_at      timestamptz,
  unique (player_id, rule, starts_at),
  foreign key (rule, starts_at) references cashback_period
);
create index cashback_expiring on cashback (expires_at) where status = 'active';
