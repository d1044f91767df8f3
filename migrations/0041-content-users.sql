-- Who signs in to the content backend (/cms/api): readers of its own, with no right at the desk and none as a player.
create table content_user (
  id            bigint      primary key generated always as identity,
  username      text        not null,
  email         text        not null,
  provider      text        not null default 'local',
  -- Who they are at the service that vouches for them.
  issuer        text,
  subject       text,
  password_hash text,                       -- null: they sign in by a service
  pepper        text,
  is_confirmed  boolean     not null default false,
  is_blocked    boolean     not null default false,
  -- Tokens of an earlier edition are worth nothing: a new password ends all of them.
  edition       int         not null default 1,
  created_at    timestamptz not null,
  updated_at    timestamptz not null,
  unique (issuer, subject)
);

create unique index on content_user (lower(email));
create unique index on content_user (lower(username));

-- What opens something once: a new password, a confirmed address, the way in after a service has vouched.
create table content_user_token (
  hash       bytea       primary key,
  user_id    bigint      not null references content_user (id) on delete cascade,
  purpose    text        not null check (purpose in ('reset', 'confirm', 'enter')),
  expires_at timestamptz not null,
  unique (user_id, purpose)
);

create index on content_user_token (expires_at);
