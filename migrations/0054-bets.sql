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
  sold_stake_cents bigint    not null default 0 check (sold_stake_cents between 0 and staked_cents), -- what they closed
  auto_at_cents  bigint      check (auto_at_cents > 0), -- is cashed out once it is worth so much
  revision       int         not null default 0,     -- grows with every settlement of it
  rules          text        not null,               -- version of the rules it was placed under
  refused        jsonb,
  receipt        jsonb,
  euro_rate      float8      not null,               -- euro cents for a cent of its currency, at placement
  created_at     timestamptz not null,
  decides_at     timestamptz,
  accepted_at    timestamptz,                        -- when it stood; null while delayed, and of refused ones
  settled_at     timestamptz,
  unique (player_id, number)
);

create index bet_open on bet (player_id, number desc) where status in ('delayed', 'open');
create index bet_delayed on bet (decides_at) where status = 'delayed';
create index bet_auto on bet (id) where status = 'open' and auto_at_cents is not null;
create index bet_by_day on bet (player_id, created_at);

create table bet_leg (
  bet_id       text    not null references bet,
  place        int     not null,
  player_id    bigint  not null references player,
  event_id     bigint  not null references event,
  picks        jsonb   not null,                     -- market as it is settled, and outcome; several are a builder
  odds_x1000   int     not null,
  chance       float8  not null,                     -- that it wins, as the house saw it then
  is_banker    boolean not null default false,
  is_live      boolean not null,
  score        jsonb,                                -- at placement
  decisive     int     not null default 0,           -- how many decisive incidents the match had had by then
  event_version int    not null,                     -- of the event when the bet was taken
  owed_cents   bigint  not null default 0,           -- in euro cents, what it would cost the house; nothing once settled
  at_stake_cents bigint not null default 0,          -- in euro cents
  result       jsonb,                                -- win, void factor, dead heat; null while open
  result_revision int  not null default 0,           -- of the event's result that it was settled by
  primary key (bet_id, place)
);

create index bet_leg_by_event on bet_leg (event_id, bet_id);

-- Every time that a bet's payout was worked out: what it came to, and why.
create table bet_revision (
  bet_id     text        not null references bet,
  revision   int         not null,
  player_id  bigint      not null references player,
  paid_cents bigint      not null,                   -- all that it has paid by then, sold parts with it
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

-- How far bets on an event have been settled, so that nobody looks twice at what has not changed.
create table bet_settlement (
  event_id bigint      primary key references event,
  version  int         not null,
  state    text        not null,                     -- a digest of what the settlement went by
  at       timestamptz not null,
  watched_until timestamptz,                         -- of an event that is over: so long a correction is heard of
  is_lapsed boolean    not null default false        -- it was not completed in time, and nothing that comes later counts
);

create index bet_settlement_watched on bet_settlement (watched_until);

-- A market that people have declared void, whatever its match came to.
create table voided_market (
  event_id bigint      not null references event,
  market   text        not null,
  reason   text        not null,
  set_by   text        not null,
  set_at   timestamptz not null,
  primary key (event_id, market)
);

-- How much of the usual limits a player gets, with the reason that a trader gave.
create table bettor_factor (
  player_id bigint      primary key references player,
  factor    numeric     not null check (factor between 0.01 and 5),
  reason    text        not null,
  set_by    text        not null,
  set_at    timestamptz not null
);

-- What a player was paid and had spent before it was corrected: they owe it, and take nothing home until it is paid.
create table player_debt (
  player_id bigint      primary key references player,
  currency  text        not null,
  cents     bigint      not null check (cents > 0),
  since     timestamptz not null
);

-- When an event could be bet on, by its versions: bets are held against it afterwards, whoever wrote the event.
create table event_phase (
  event_id  bigint      not null,
  version   int         not null,
  status    text        not null,
  is_open   boolean     not null,
  starts_at timestamptz not null,
  at        timestamptz not null,
  primary key (event_id, version)
);

create function event_keeps_phase() returns trigger language plpgsql as $$
begin
  insert into event_phase (event_id, version, status, is_open, starts_at, at)
  values (new.id, new.version, new.status,
    new.status in ('scheduled', 'live') and new.pause is null and new.trading -> 'pause' is null,
    new.starts_at, new.changed_at)
  on conflict (event_id, version) do update set status = excluded.status, is_open = excluded.is_open,
    starts_at = excluded.starts_at, at = excluded.at;
  return null;
end
$$;

create trigger event_made after insert on event for each row execute function event_keeps_phase();
create trigger event_turned after update on event for each row
  when ((old.status, old.pause, old.trading -> 'pause', old.starts_at)
    is distinct from (new.status, new.pause, new.trading -> 'pause', new.starts_at))
  execute function event_keeps_phase();
