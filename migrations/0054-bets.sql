-- Bets: what was promised, leg by leg, and what has come of it.

create table bet (
  id             text        primary key,            -- drawn before the stake is asked for
  player_id      bigint      not null references player,
  number         int         not null,               -- counts the player's bets
  kind           jsonb       not null,               -- single, accumulator, system
  combos         jsonb       not null,               -- places of legs that play together
  currency       text        not null,
  unit_cents     bigint      not null check (unit_cents > 0), -- on each combo, as far as it was not cashed out
  staked_cents   bigint      not null check (staked_cents > 0), -- at placement
  bonus_cents    bigint      not null check (bonus_cents between 0 and staked_cents),
  freebet_id     bigint,
  odds_x1000     bigint,                             -- of all legs together; null for systems
  potential_cents bigint     not null check (potential_cents >= 0),
  boost_percent  int         not null default 0,
  policy         text        not null check (policy in ('none', 'better', 'any')),
  status         text        not null check (status in
    ('delayed', 'refused', 'open', 'won', 'lost', 'returned', 'partial', 'cashed_out', 'cancelled')),
  paid_cents     bigint      not null default 0 check (paid_cents >= 0), -- by settlement
  sold_cents     bigint      not null default 0 check (sold_cents >= 0), -- by cash-outs
  sold_stake_cents bigint    not null default 0 check (sold_stake_cents >= 0), -- of the stake, what cash-outs closed
  auto_at_cents  bigint,                             -- is cashed out once it is worth so much
  revision       int         not null default 0,     -- grows with every settlement of it
  rules          text        not null,               -- version of the rules it was placed under
  refused        jsonb,
  receipt        jsonb,
  created_at     timestamptz not null,
  decides_at     timestamptz,
  settled_at     timestamptz,
  unique (player_id, number)
);

create index bet_open on bet (player_id, number desc) where status in ('delayed', 'open');
create index bet_delayed on bet (decides_at) where status = 'delayed';

create table bet_leg (
  bet_id       text    not null references bet,
  place        int     not null,
  event_id     bigint  not null references event,
  picks        jsonb   not null,                     -- market as it is settled, and outcome; several are a builder
  odds_x1000   int     not null,
  is_banker    boolean not null default false,
  is_live      boolean not null,
  score        jsonb,                                -- at placement
  event_version int    not null,
  result       jsonb,                                -- win, void factor, dead heat; null while open
  result_revision int  not null default 0,           -- of the event's result that it was settled by
  primary key (bet_id, place)
);

create index bet_leg_by_event on bet_leg (event_id, bet_id);

-- Every time that a bet's payout was worked out: what it came to, and why.
create table bet_revision (
  bet_id     text        not null references bet,
  revision   int         not null,
  paid_cents bigint      not null,
  status     text        not null,
  why        text        not null,
  at         timestamptz not null,
  primary key (bet_id, revision)
);

-- What an outcome would cost the house, in euro cents, of all that is open on it.
create table bet_liability (
  event_id   bigint not null references event,
  market     text   not null,
  outcome    text   not null,
  owed_cents bigint not null,                        -- paid beyond stakes if it wins
  staked_cents bigint not null,
  bets       int    not null,
  primary key (event_id, market, outcome)
);

-- How much of the usual limits a player gets, with the reason that a trader gave.
create table bettor_factor (
  player_id bigint      primary key references player,
  factor    numeric     not null check (factor between 0.01 and 5),
  reason    text        not null,
  set_by    text        not null,
  set_at    timestamptz not null
);
