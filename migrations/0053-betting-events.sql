-- Events that can be bet on, as producers tell of them. Prices are not kept: they follow from a row and its version
-- (server/book), so whoever reads the row knows what is offered.

create table league (
  id         int     generated always as identity primary key,
  producer   text    not null,
  sysname    text    not null,
  sport      text    not null,
  name       text    not null,
  category   text    not null,
  tier       int     not null check (tier between 1 and 5),
  is_virtual boolean not null,
  season     int     not null default 1,
  unique (producer, sysname)
);

create table event (
  id              bigint      generated always as identity primary key,
  producer        text        not null,
  external_id     text        not null,
  league_id       int         not null references league,
  sport           text        not null,
  season          int         not null default 1,
  home            jsonb       not null,             -- name, short, colours, emblem
  away            jsonb       not null,
  names           text        not null,             -- of both sides and the league, in lower case, for the search
  starts_at       timestamptz not null,
  status          text        not null check (status in
    ('scheduled', 'live', 'interrupted', 'ended', 'resulted', 'postponed', 'abandoned', 'cancelled')),
  strength        float8      not null default 0,   -- of the home side over its guest, as the models take it
  chances         jsonb,                            -- of a producer that tells chances and not strengths, by market
  moment          int         not null default 0,   -- how far it has come, as the sport counts
  incidents       jsonb       not null default '[]',
  pause           text,                             -- why nothing of it can be bet on; null: it can
  trading         jsonb       not null default '{}', -- what traders have set: pauses, margins, prices, limits
  sequence        bigint      not null default 0,   -- of the producer's last message about it
  version         int         not null default 1,   -- grows with every change of what is offered
  moved_at        timestamptz,                      -- when its opening prices last moved
  commit          text,                             -- of a virtual match: the hash of its seed, told before it is offered
  seed            text,                             -- once it is over
  ending          text,
  result          jsonb,                            -- counts by name, once it is over
  result_revision int         not null default 0,
  changed_at      timestamptz not null,
  unique (producer, external_id)
);

create index event_upcoming on event (starts_at, id) where status in ('scheduled', 'postponed');
create index event_live on event (starts_at, id) where status in ('live', 'interrupted', 'ended');
create index event_over on event (starts_at desc, id desc) where status in ('resulted', 'abandoned', 'cancelled');
create index event_by_league on event (league_id, starts_at);
create index event_meetings on event
  (league_id, least(home->>'name', away->>'name'), greatest(home->>'name', away->>'name'), starts_at)
  where status = 'resulted';
create index event_names on event using gin (names gin_trgm_ops);

-- Of each producer of events: how far its messages were read, and when it was last heard.
create table producer (
  name     text        primary key,
  sequence bigint      not null default 0,
  alive_at timestamptz not null,
  is_down  boolean     not null default true
);
