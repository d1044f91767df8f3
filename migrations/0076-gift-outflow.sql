-- What gifts of each kind cost on each day of UTC, in euro cents, beside what was expected of it.
create table gift_outflow (
  kind           text   not null,
  day            date   not null,
  given_cents    bigint not null default 0,
  grants         int    not null default 0,
  expected_cents bigint not null,
  most_cents     bigint not null,           -- a grant beyond it stops the kind
  extra_cents    bigint not null default 0, -- what staff have allowed on top, when they reopened the kind
  primary key (kind, day)
);

-- When gifts of a kind were stopped, and why: by the outflow breaker or by staff. Nothing of it is deleted.
create table gift_stop (
  id           bigint      generated always as identity primary key,
  kind         text        not null,
  why          text        not null,
  stopped_by   text        not null,  -- '' for the breaker
  stopped_at   timestamptz not null,
  reported_at  timestamptz,           -- in the audit log, for stops by the breaker
  reopened_by  text,
  reopened_at  timestamptz
);
create unique index gift_stop_now on gift_stop (kind) where reopened_at is null;
