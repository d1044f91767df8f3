-- The months that facts are kept in.

-- A table for each month, made ahead. Whatever of a month was written before it had one is taken along.
create or replace function fact_make_months(from_day date, months int) returns void language plpgsql as $$
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
create or replace function fact_drop_months(before_day date) returns setof text language plpgsql as $$
declare
  month text;
  is_unread boolean;
  dropped bigint;
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
    execute format('select count(*) from %I', month) into dropped;
    update fact_reader set passed = passed - dropped, passed_least = greatest(0, passed_least - dropped);
    execute format('drop table %I', month);
    return next month;
  end loop;
end $$;
