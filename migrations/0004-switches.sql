-- What an operator turns on and off while the product runs. Every server reads the same rows.

create table switch (
  name       text primary key,
  value      jsonb not null,
  changed_at timestamptz not null default now()
);

-- 'off', 'disabled' (ApplicationDisabled) or 'unavailable' (ApplicationUnavailable).
insert into switch (name, value) values ('maintenance', '"off"');

-- Rises with every change to what pages are made from, so that a finished page knows whether it is still true.
create table content_version (
  is_only boolean primary key default true check (is_only),
  version bigint not null default 1
);

insert into content_version default values;
