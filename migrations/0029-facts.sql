-- What happened, kept in the transaction in which it happened, for whoever wants to know: totals, rewards, desks. Whoever
-- makes facts knows none of their readers.
--
-- A number is drawn before its transaction commits, so a larger one may be seen before a smaller one. Facts are therefore
-- read in the order of their transactions, and only those of transactions that nothing older than is still under way:
-- whatever comes later has a larger transaction.
create sequence fact_id;

create table fact (
  transaction xid8        not null default pg_current_xact_id(),
  id          bigint      not null default nextval('fact_id'),
  at          timestamptz not null,
  name        text        not null,
  player_id   bigint,                       -- null: of the house, not of a player
  data        jsonb       not null,
  primary key (transaction, id, at)
) partition by range (at);

-- Every reader, and how far it has read. A reader reads and writes in one transaction with this row.
create table fact_reader (
  name        text        primary key,
  transaction xid8        not null,
  id          bigint      not null,
  -- When the newest fact that it has read happened; null: none yet.
  at          timestamptz,
  failed_at   timestamptz,
  trouble     text        not null default ''
);

-- For what belongs to no month below: a sandbox's shifted clock, a server that was off for long.
create table fact_other partition of fact default;

-- A table for each month, made ahead. Whatever of a month was written before it had one is taken along.
create function fact_make_months(from_day date, months int) returns void language plpgsql as $$
declare
  starts date;
  ends date;
  month text;
begin
  for ahead in 0 .. months - 1 loop
    starts := date_trunc('month', from_day) + make_interval(months => ahead);
    ends := starts + interval '1 month';
    month := 'fact_' || to_char(starts, 'YYYY_MM');
    continue when to_regclass(month) is not null;
    execute format('create table %I (like fact including defaults including constraints)', month);
    execute format(
      'with moved as (
         delete from fact_other where at >= %L::timestamp at time zone ''UTC'' and at < %L::timestamp at time zone ''UTC'' returning *)
       insert into %I select * from moved', starts, ends, month);
    execute format(
      'alter table fact attach partition %I for values from (%L) to (%L)', month,
      starts::timestamp at time zone 'UTC', ends::timestamp at time zone 'UTC');
  end loop;
end $$;

-- Months that ended before a day and that every reader has passed.
create function fact_drop_months(before_day date) returns setof text language plpgsql as $$
declare
  month text;
  is_unread boolean;
begin
  for month in
    select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'fact'::regclass and relname ~ '^fact_\d{4}_\d{2}$'
      and to_date(substr(relname, 6), 'YYYY_MM') + interval '1 month' <= before_day
    order by 1
  loop
    execute format(
      'select exists (select from %I as fact, fact_reader
         where (fact.transaction, fact.id) > (fact_reader.transaction, fact_reader.id))', month) into is_unread;
    continue when is_unread;
    execute format('drop table %I', month);
    return next month;
  end loop;
end $$;

select fact_make_months(current_date, 3);

-- What the house took in and paid out on a day of UTC, by currency; kept by the reader "daily-totals".
create table daily_total (
  day      date   not null,
  name     text   not null,
  currency text   not null default '',
  count    bigint not null,
  cents    bigint not null,
  primary key (day, name, currency)
);
