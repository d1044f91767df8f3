-- What operators may change without a release: texts, pages, banners, settings. Every entry of the release's files is here,
-- with what the release says (seed) and what is served (value); the two differ once an operator has changed it.
create table content_entry (
  kind       text        not null,
  name       text        not null,
  locale     text        not null default '',   -- '': the same in every language
  value      jsonb,                             -- null: it was taken away
  seed       jsonb,                             -- null: no release brings it
  version    bigint      not null,
  is_changed boolean     not null,              -- by an operator: a release leaves it alone
  changed_at timestamptz not null,
  changed_by text        not null,
  primary key (kind, name, locale)
);

create index on content_entry (kind) where is_changed;

-- Every change of an entry: who, when, what was before and what is since.
create table content_change (
  id         bigint      primary key generated always as identity,
  kind       text        not null,
  name       text        not null,
  locale     text        not null,
  version    bigint      not null,
  before     jsonb,
  after      jsonb,
  changed_at timestamptz not null,
  changed_by text        not null,
  note       text        not null,
  unique (kind, name, locale, version)
);

create function content_change_kept() returns trigger language plpgsql as $$
begin
  raise exception 'what was changed stays written down';
end $$;

create trigger content_change_kept before update or delete on content_change
  for each row execute function content_change_kept();

-- The files that were last taken over.
create table content_seed (
  is_only  boolean     primary key default true check (is_only),
  hash     text        not null,
  taken_at timestamptz not null
);

-- Entries that an editor wants to see before they are saved. They serve nobody but who has the signed link to them.
create table content_draft (
  id         bigint      primary key generated always as identity,
  entries    jsonb       not null,
  written_by text        not null,
  written_at timestamptz not null,
  expires_at timestamptz not null
);

create index on content_draft (expires_at);

-- From now on the version rises with every change of an entry; nothing was changed yet.
update content_version set version = 0;
