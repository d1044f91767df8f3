-- What a player tells about themselves, where they can be reached, who vouches for them, and their way out.

-- Apart from the player's row, which every request reads: personal data is read by few. A row comes with the first word.
create table profile (
  player_id       bigint primary key references player on delete cascade,
  first_name      text not null default '',
  last_name       text not null default '',
  middle_name     text not null default '',
  sex             smallint not null default 0 check (sex in (0, 1, 2)),
  birth_date      date,
  region          text not null default '',
  home_town       text not null default '',
  address         text not null default '',
  postcode        text not null default '',
  document_type   text not null default '',
  document_number text not null default ''
);

-- Anyone may write down any contact, and so it says nothing; confirmed, it is one player's and nobody else's.
create table contact (
  id                 bigint generated always as identity primary key,
  player_id          bigint not null references player on delete cascade,
  type               text not null check (type in ('email', 'phone')),
  contact            text not null,                -- in its one canonical form, as in player.login
  phone_country_code text not null default '',
  is_confirmed       boolean not null default false,
  is_subscribed      boolean not null default false,
  created_at         timestamptz not null,
  unique (player_id, contact)
);

create unique index contact_confirmed_once on contact (contact) where is_confirmed;
create index contact_by_contact on contact (contact);

-- An exclusion is chosen once and never changed or taken back; several may overlap, and the longest counts.
create table self_exclusion (
  id        bigint generated always as identity primary key,
  player_id bigint not null references player on delete cascade,
  period    text not null,
  set_at    timestamptz not null,
  ends_at   timestamptz                            -- null: permanent
);

create index self_exclusion_by_player on self_exclusion (player_id, id desc);

-- What the site keeps for a player between visits.
create table storage_entry (
  player_id bigint not null references player on delete cascade,
  key       text not null check (length(key) between 1 and 64),
  value     text not null check (octet_length(value) <= 10240),
  primary key (player_id, key)
);

-- The player behind somebody's account elsewhere. Issuer and subject are what a provider promises never to give to
-- another person; an e-mail address is not.
create table social_identity (
  issuer    text not null,
  subject   text not null,
  player_id bigint not null references player on delete cascade,
  linked_at timestamptz not null,
  primary key (issuer, subject)
);

create index social_identity_by_player on social_identity (player_id);

-- A social sign-in under way. Whoever comes back deletes it, so that an answer counts once.
create table social_attempt (
  state_hash    bytea primary key,
  browser_hash  bytea not null,                    -- of a cookie: the answer must come back to the browser that asked
  service       text not null,
  code_verifier text not null,
  nonce         text not null,
  redirect_url  text not null,
  expires_at    timestamptz not null
);

create index social_attempt_by_expiry on social_attempt (expires_at);
