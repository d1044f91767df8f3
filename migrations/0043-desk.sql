-- The operator's desk: who its people are and how they show it, what they did, and what needs two of them.

alter table staff_member
  add column email           text,
  add column password_hash   text,
  add column password_pepper text,
  -- Sealed; empty until they have joined.
  add column totp_secret     text   not null default '',
  -- The last half minute whose code was taken: a code counts once.
  add column totp_step       bigint not null default 0,
  add column joined_at       timestamptz,
  add column invited_by      bigint references staff_member (id);

create unique index staff_member_email on staff_member (lower(email)) where left_at is null;

alter table staff_session
  -- How it is named to its owner; the hash opens nothing, and is nobody's business.
  add column id         uuid not null default gen_random_uuid() unique,
  add column address    text not null default '',
  add column user_agent text not null default '',
  -- When its owner last showed who they are.
  add column proved_at  timestamptz;

-- One a person: a new letter makes the one before worthless.
create table staff_invitation (
  member_id   bigint      primary key references staff_member (id),
  hash        bytea       not null unique,
  totp_secret text        not null,
  ends_at     timestamptz not null
);

create table staff_passkey (
  id           text        primary key,
  member_id    bigint      not null references staff_member (id),
  public_key   bytea       not null,
  counter      bigint      not null,
  transports   text        not null,
  name         text        not null,
  created_at   timestamptz not null,
  last_used_at timestamptz
);

create index on staff_passkey (member_id);

-- What an authenticator was asked to sign; each is taken once.
create table staff_challenge (
  challenge text        primary key,
  purpose   text        not null,
  member_id bigint      references staff_member (id),
  ends_at   timestamptz not null
);

create index on staff_challenge (ends_at);

create table staff_audit (
  id          bigint      primary key generated always as identity,
  at          timestamptz not null,
  member_id   bigint      references staff_member (id),
  member_name text        not null,
  call        text        not null,
  subject     text        not null,
  reason      text        not null,
  outcome     text        not null,
  before      jsonb,
  after       jsonb,
  address     text        not null
);

create index on staff_audit (member_id, id);
create index on staff_audit (subject, id);
create index on staff_audit (call, id);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only added to' using errcode = 'restrict_violation';
end $$;

create trigger staff_audit_stays before update or delete on staff_audit
  for each row execute function refuse_audit_change();
create trigger staff_audit_whole before truncate on staff_audit
  for each statement execute function refuse_audit_change();

-- A change that one person has asked for and another decides about.
create table staff_approval (
  id         bigint      primary key generated always as identity,
  kind       text        not null,
  subject    text        not null,
  payload    jsonb       not null,
  reason     text        not null,
  asked_by   bigint      not null references staff_member (id),
  asked_at   timestamptz not null,
  state      text        not null default 'waiting' check (state in ('waiting', 'done', 'declined', 'withdrawn')),
  decided_by bigint      references staff_member (id),
  decided_at timestamptz,
  note       text        not null default '',
  check ((state = 'waiting') = (decided_by is null)),
  -- Whatever the code believes: nobody approves their own.
  check (state not in ('done', 'declined') or decided_by <> asked_by)
);

create unique index staff_approval_waiting on staff_approval (kind, subject) where state = 'waiting';
create index on staff_approval (state, id);

create table staff_view (
  id        bigint primary key generated always as identity,
  member_id bigint not null references staff_member (id),
  room      text   not null,
  name      text   not null,
  query     text   not null,
  unique (member_id, room, name)
);
