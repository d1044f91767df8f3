-- Who plays here, how a browser stays signed in, and how the live socket knows whose it is.

create table player (
  id                        bigint generated always as identity primary key,
  login                     text not null unique,  -- e-mail or phone in its one canonical form, so that no two accounts are the same person's twice
  fakename                  text not null default '',
  locale                    text not null,
  country_code              text not null default '',
  currency                  text not null check (currency ~ '^[A-Z]{3}$'),
  reg_time                  timestamptz not null,
  status                    text not null default 'active' check (status in ('active', 'banned', 'deleted')),
  is_subscribed             boolean not null default false,
  is_on_verification        boolean not null default false,
  is_verified               boolean not null default false,
  is_kyc_block_enabled      boolean not null default false,
  is_registration_completed boolean not null default false,
  two_factor_auth           boolean not null default false,
  unique (id, currency)
);

create unique index player_by_fakename on player (lower(fakename)) where fakename <> '';

-- A purse holds its player's currency and no other. Changing it on the player changes it here, and the purse refuses
-- while it holds money. The house's purse has no currency, so this does not ask it for a player.
alter table ledger_purse
  add foreign key (player_id, currency) references player (id, currency) on update cascade;

-- The secret stays with the browser; only its SHA-256 is kept, so a stolen copy of this table opens nothing.
create table session (
  hash         bytea primary key,
  player_id    bigint not null references player on delete cascade,
  created_at   timestamptz not null,
  last_seen_at timestamptz not null,
  ends_at      timestamptz not null
);

create index session_by_player on session (player_id);
create index session_by_end on session (ends_at);

-- Good for one connection: whoever redeems it deletes it. It dies with its session.
create table live_ticket (
  hash         bytea primary key,
  player_id    bigint not null references player on delete cascade,
  session_hash bytea references session on delete cascade,
  expires_at   timestamptz not null
);

create index live_ticket_by_session on live_ticket (session_hash);
create index live_ticket_by_expiry on live_ticket (expires_at);
