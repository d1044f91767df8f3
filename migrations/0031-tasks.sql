-- Work that a transaction schedules, with what it needs and when: kept by that transaction, done after it, removed by
-- the transaction in which it takes effect. Whoever does one pushes its moment on first: that is both their claim and the
-- pause before the next try.
create table task (
  id       bigint generated always as identity primary key,
  name     text        not null,             -- what is to be done; who does it is on the page server/tasks.ts
  payload  jsonb       not null,             -- with what; its shape belongs to the name
  due_at   timestamptz not null,             -- not before this
  ends_at  timestamptz not null,             -- of no use after this
  attempts int         not null default 0,
  trouble  text        not null default '',  -- of the last attempt that failed
  died_at  timestamptz                       -- given up; someone has to look
);

create index task_due on task (name, due_at, id) where died_at is null;
create index task_dead on task (died_at) where died_at is not null;

-- Letters were the first to be tried again, by columns of their own.
insert into task (name, payload, due_at, ends_at, attempts)
select 'letter.' || channel, jsonb_build_object('letter', id), coalesce(try_at, written_at),
  written_at + interval '1 day', attempts
from message_outbox where sent_at is null and written_at > now() - interval '1 day'
order by id;

alter table message_outbox drop column attempts, drop column try_at;
