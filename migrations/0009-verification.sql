-- Showing who one is. No document, picture or name is kept here: the examiner has them, and we keep its word.

create table applicant (
  player_id    bigint primary key references player on delete cascade,
  applicant_id text not null unique,                -- the examiner's name for the player
  state        text not null default 'init' check (state in ('init', 'pending', 'accepted', 'retry', 'refused')),
  comment      text not null default '',            -- what the examiner says to the player about it
  version      int not null default 0,              -- counts what was heard, so that an older word never replaces a newer
  created_at   timestamptz not null,
  reviewed_at  timestamptz
);

create index applicant_pending on applicant (created_at) where state = 'pending';

-- A check of one thing more: new data of a player who was verified by other data. One at a time.
create table applicant_action (
  external_action_id text primary key,              -- ours, and unguessable
  player_id          bigint not null references player on delete cascade,
  state              text not null default 'init' check (state in ('init', 'pending', 'accepted', 'retry', 'refused')),
  comment            text not null default '',
  version            int not null default 0,
  created_at         timestamptz not null,
  used_at            timestamptz                    -- what was accepted has been made use of, or it was refused
);

create unique index applicant_action_open on applicant_action (player_id) where used_at is null;

-- What the sandbox's own examiner remembers of those it is asked to look at.
create table sandbox_identity (
  id            text primary key,
  external_id   text not null unique,               -- a player, or an action
  applicant_id  text,                               -- of an action: whose it is
  review_status text not null default 'init',
  review_result jsonb,
  created_at    timestamptz not null
);
