-- Emergency switches: what staff has closed, so that no stake, deposit or withdrawal starts there.
create table closure (
  id        bigint generated always as identity primary key,
  target    text   not null check (target = 'site' or target ~ '^(product|game|studio|method|country):[^ ]+$'),
  messages  jsonb  not null,                       -- by language
  closed_at timestamptz not null,
  closed_by text   not null,
  ends_at   timestamptz,                           -- null: until it is opened
  opened_at timestamptz,
  opened_by text   not null default ''
);

create unique index closure_of_target on closure (target) where opened_at is null;
