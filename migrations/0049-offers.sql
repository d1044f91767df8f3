-- Offers: what was promised to whom by which of them, and codes. What an offer is stands in the content; here is its state.

-- Nothing is given to a player from then on, and nothing offered: somebody of the house has decided so.
alter table player add column bonus_blocked_at timestamptz;

-- What one player got by one offer. It keeps the rule as it was: a later edit changes nothing that was promised.
create table offer_claim (
  id            bigint      generated always as identity primary key,
  player_id     bigint      not null references player,
  offer_id      int         not null,
  number        int         not null check (number > 0),    -- 1, 2, 3 … of the player's of this offer
  -- What set it off, once each: a deposit, a code, a registration.
  cause         text        not null,
  rule          jsonb       not null,
  -- Of a deposit: what its share is reckoned from.
  deposit_cents bigint      check (deposit_cents > 0),
  currency      text        not null,
  state         text        not null check (state in ('open', 'partial', 'given', 'refused')),
  -- How many of the rewards, in their order, have been given.
  given         int         not null default 0 check (given >= 0),
  -- Why it was refused, or what the last try met.
  reason        text        not null default '',
  created_at    timestamptz not null,
  changed_at    timestamptz not null,
  unique (player_id, offer_id, number),
  unique (player_id, offer_id, cause)
);

create index on offer_claim (offer_id, player_id) where state <> 'refused';

-- How many were given, of offers that have an end: of all days, and of each.
create table offer_count (
  offer_id int  not null,
  day      text not null,                                    -- 'all', or 2026-03-01
  given    int  not null check (given >= 0),
  primary key (offer_id, day)
);

-- Which offer a player chose with a deposit, until it is known whether money came.
create table offer_choice (
  transaction text        primary key,
  player_id   bigint      not null references player,
  offer_id    int         not null,
  rule        jsonb       not null,
  chosen_at   timestamptz not null
);

create index on offer_choice (player_id, offer_id);

create table promo_code (
  id         bigint      generated always as identity primary key,
  code       text        not null unique,                    -- in its one form
  kind       text        not null check (kind in ('shared', 'unique', 'personal', 'affiliate')),
  offer_id   int         not null,
  batch      text        not null default '',
  player_id  bigint      references player,                  -- of a personal one: whose it is
  publisher  text,                                           -- of an affiliate's: who sent the players it is for
  max        int         check (max > 0),                    -- null: as often as the offer allows
  used       int         not null default 0 check (used >= 0 and (max is null or used <= max)),
  starts_at  timestamptz,
  ends_at    timestamptz,
  created_at timestamptz not null,
  created_by text        not null default '',
  check ((kind = 'personal') = (player_id is not null)),
  check ((kind = 'affiliate') = (publisher is not null))
);

create index on promo_code (batch) where batch <> '';
create index on promo_code (player_id) where player_id is not null;

-- A code that a player has used, or that waits for their deposit.
create table promo_activation (
  id             bigint      generated always as identity primary key,
  code_id        bigint      not null references promo_code,
  player_id      bigint      not null references player,
  offer_id       int         not null,
  state          text        not null check (state in ('reserved', 'consumed', 'released')),
  activated_at   timestamptz not null,
  reserved_until timestamptz,
  claim_id       bigint      references offer_claim,
  unique (code_id, player_id),
  check ((state = 'reserved') <= (reserved_until is not null))
);

create index on promo_activation (player_id, offer_id);

-- On how many days in a row a player has come.
create table sign_in_streak (
  player_id bigint primary key references player on delete cascade,
  last_day  date   not null,
  days      int    not null check (days > 0)
);
