-- How players prove who they are, how many guesses anyone has, and how letters reach them.

create table player_password (
  player_id  bigint primary key references player on delete cascade,
  hash       text not null,                        -- Argon2id, in its own notation
  pepper     text,                                 -- which secret of the house went into it; null: none
  changed_at timestamptz not null
);

alter table session
  add column user_agent text not null default '',
  add column address    text not null default '';

-- A code sent to a contact: six digits, one use, few tries. Only what it hashes to under the house's secret is kept.
create table one_time_code (
  player_id  bigint not null references player on delete cascade,
  purpose    text not null check (purpose in ('sign-in', 'two-factor', 'contact')),
  contact    text not null,
  hash       bytea not null,
  sent_at    timestamptz not null,
  expires_at timestamptz not null,
  tries      int not null default 0,
  is_used    boolean not null default false,
  primary key (player_id, purpose, contact)
);

create index one_time_code_by_expiry on one_time_code (expires_at);

-- A way back in for who forgot the password. A row without a player is left by asking for a login nobody has, so that
-- asking takes the same time whoever is meant.
create table restore_token (
  hash       bytea primary key,
  player_id  bigint unique references player on delete cascade,
  expires_at timestamptz not null
);

create index restore_token_by_expiry on restore_token (expires_at);

-- How a player came: by which form, having agreed to what, sent by whom. Kept as the record of consent.
create table registration (
  player_id         bigint primary key references player on delete cascade,
  auth_type         text not null,
  registered_at     timestamptz not null,
  terms_accepted_at timestamptz,
  terms_version     text,                          -- the content whose terms these were
  is_betting        boolean,
  character_id      text,
  promo_code        text,
  source            jsonb not null default '{}'    -- the analytics keys of the address
);

-- Who asked how often. Not worth a write to the disk: a crash forgives everyone.
create unlogged table rate_limit (
  key     text primary key,                        -- the limit's name and a hash of whom it counts
  hits    int not null,
  ends_at timestamptz not null
);

create index rate_limit_by_end on rate_limit (ends_at);

-- Drawn once, by whichever server is first, and used where no operator has set one.
create table house_secret (
  is_only boolean primary key default true check (is_only),
  secret  bytea not null
);

alter table message_outbox
  add column html      text not null default '',
  add column is_secret boolean not null default false,  -- a code or a link: forgotten once a carrier has taken it
  add column attempts  int not null default 0,
  add column try_at    timestamptz;                     -- null: at once

drop index message_outbox_unsent;
create index message_outbox_unsent on message_outbox (try_at nulls first, id) where sent_at is null;
