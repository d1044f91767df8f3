-- Transaction numbers that never go back, also where a dump was restored into another cluster
-- (docs/decisions/0025-facts.md).

-- Transactions with smaller numbers are over, and nothing can be added to them any more.
create or replace function transactions_over_before() returns xid8 language sql stable
return (pg_snapshot_xmin(pg_current_snapshot())::text::bigint + (select lead from transaction_lead))::text::xid8;

-- Every column that stores a transaction's number, and whether a default writes it.
create or replace function transaction_number_columns()
returns table (stored_in regclass, name name, type regtype, is_written boolean) language sql stable
begin atomic
  select attrelid::regclass, attname, atttypid::regtype, adbin is not null
  from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
    and (pg_get_expr(adbin, adrelid) like '%pg_current_xact_id()%' or (relname = 'fact_reader' and attname = 'transaction'))
  order by attrelid::regclass::text, attname;
end;

-- Whether a stored number is one that this cluster cannot have given yet.
create or replace function transaction_numbers_are_ahead() returns boolean language plpgsql stable as $$
declare
  next_number constant bigint :=
    pg_snapshot_xmax(pg_current_snapshot())::text::bigint + (select lead from transaction_lead);
  numbered record;
  is_ahead boolean;
begin
  for numbered in select * from transaction_number_columns() loop
    execute format('select exists (select from %s where %I >= %L::text::%s)',
      numbered.stored_in, numbered.name, next_number, numbered.type) into is_ahead;
    if is_ahead then
      return true;
    end if;
  end loop;
  return false;
end
$$;

-- Lets the numbers go on above the largest that is stored. Gives the new lead, or null where nothing had to be done.
create or replace function continue_transaction_numbers() returns bigint language plpgsql as $$
declare
  numbered record;
  largest bigint;
  new_lead bigint := 0;
begin
  if not transaction_numbers_are_ahead() then
    return null;
  end if;
  -- Transactions that write with the former lead are waited for.
  for numbered in select distinct stored_in from transaction_number_columns() order by 1 loop
    execute format('lock table %s in access exclusive mode', numbered.stored_in);
  end loop;
  for numbered in select * from transaction_number_columns() loop
    execute format('select %I::text::bigint from %s where %1$I is not null order by %1$I desc limit 1',
      numbered.name, numbered.stored_in) into largest;
    new_lead := greatest(new_lead, largest + 1);
  end loop;
  update transaction_lead set lead = new_lead;
  for numbered in select * from transaction_number_columns() where is_written loop
    execute format('alter table %s alter column %I set default (pg_current_xact_id()::text::bigint + %s)::text::%s',
      numbered.stored_in, numbered.name, new_lead, numbered.type);
  end loop;
  return new_lead;
end
$$;
