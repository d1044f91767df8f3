-- How rows are sealed. A trigger of each sealed table writes a line of row_seal for each version of a row, so no code of the
-- product has to remember to do it. A row that was changed, added or removed without the keys has no line that fits.

-- Values are written in a form that no setting of a connection changes. All names are quoted: PL/pgSQL reserves more words
-- than format's %I knows.
create or replace function seal_value(alias text, column_name text, type regtype) returns text language sql immutable
return case
  when type = 'timestamptz'::regtype then format('extract(epoch from %s."%s")', alias, column_name)
  when type = 'bytea'::regtype then format('encode(%s."%s", ''hex'')', alias, column_name)
  else format('%s."%s"', alias, column_name)
end;

-- The SQL expression of a row's sealed columns. A column that is not in the table any more is left out.
create or replace function seal_expression(alias text, place regclass, columns text[]) returns text
language sql stable
return (
  select format('jsonb_build_array(%s)::text', string_agg(seal_value(alias, attname, atttypid::regtype), ', ' order by attname))
  from pg_attribute where attrelid = place and attnum > 0 and not attisdropped and attname = any (columns)
);

-- The same, and null for a row that does not meet `condition`, where $row stands for the row.
create or replace function seal_content(alias text, place regclass, columns text[], condition text) returns text
language sql stable
return case
  when condition is null then seal_expression(alias, place, columns)
  else format('case when %s then %s end', replace(condition, '$row', alias), seal_expression(alias, place, columns))
end;

create or replace function seal_key_columns(place regclass) returns text[] language sql stable
return (
  select array_agg(attname::text order by attname)
  from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
  where conrelid = place and contype = 'p'
);

create or replace function seal_covered(previous bytea, name text, key text, number int, content text) returns bytea
language sql immutable
return coalesce(previous, '\x') || convert_to(
  name || e'\n' || key || e'\n' || number || e'\n' || coalesce(content, 'deleted'), 'UTF8');

-- Adds the line of a row's new version. Content is null where the row was deleted.
create or replace function seal_append(row_name text, row_key text, content text) returns void language plpgsql as $$
declare
  last row_seal;
  next int;
begin
  select * into last from row_seal where name = row_name and key = row_key order by number desc limit 1;
  next := coalesce(last.number, 0) + 1;
  insert into row_seal (name, key, number, is_deleted, seal) values (
    row_name, row_key, next, content is null,
    ledger_seal(seal_covered(last.seal, row_name, row_key, next, content)));
end
$$;

-- Adds the line of a row that changes, or nothing where it was not as it was sealed: a row that was changed past its trigger
-- stays reported, however often the product writes it afterwards. Contents are null where the row is not there.
create or replace function seal_change(row_name text, row_key text, before text, content text) returns void
language plpgsql as $$
declare
  last     row_seal;
  previous bytea;
  added    bytea;
begin
  if before is null and content is null then
    return;
  end if;
  select * into last from row_seal where name = row_name and key = row_key order by number desc limit 1;
  added := ledger_seal(seal_covered(last.seal, row_name, row_key, coalesce(last.number, 0) + 1, content));
  if last.number is null then
    if before is not null then
      return;
    end if;
  else
    select seal into previous from row_seal where name = row_name and key = row_key and number = last.number - 1;
    if last.is_deleted <> (before is null)
      or ledger_seal_fits(last.seal, seal_covered(previous, row_name, row_key, last.number, before)) is not true then
      return;
    end if;
  end if;
  insert into row_seal (name, key, number, is_deleted, seal) values (
    row_name, row_key, coalesce(last.number, 0) + 1, content is null, added);
end
$$;

-- The fields of a row, to compare them.
create or replace function seal_fields(alias text, place regclass, columns text[]) returns text language sql stable
return (
  select string_agg(format('%s."%s"', alias, attname), ', ' order by attname)
  from pg_attribute where attrelid = place and attnum > 0 and not attisdropped and attname = any (columns)
);

-- Gives a table its trigger, with a function made for its columns: reading a whole row as JSON would cost more. The trigger
-- names no columns, so that a migration may still change them. Rows that do not meet `condition` count as not there.
create or replace function seal_install(table_name text, columns text[], condition text) returns void
language plpgsql as $$
declare
  place  constant regclass := table_name::regclass;
  keys   constant text[] := seal_key_columns(place);
begin
  execute format($body$
    create or replace function %I() returns trigger language plpgsql as $seal$
    begin
      if tg_op = 'UPDATE' then
        if (%s) is not distinct from (%s) or %s then
          return null;
        elsif %s = %s then
          perform seal_change(%L, %s, %s, %s);
          return null;
        end if;
      end if;
      if tg_op <> 'INSERT' then
        perform seal_change(%L, %s, %s, null);
      end if;
      if tg_op <> 'DELETE' then
        perform seal_change(%L, %s, null, %s);
      end if;
      return null;
    end
    $seal$ $body$,
    'seal_row_' || table_name, seal_fields('old', place, columns), seal_fields('new', place, columns),
    coalesce('not (' || replace(condition, '$row', 'old') || ' or ' || replace(condition, '$row', 'new') || ')', 'false'),
    seal_expression('old', place, keys), seal_expression('new', place, keys),
    table_name, seal_expression('new', place, keys),
    seal_content('old', place, columns, condition), seal_content('new', place, columns, condition),
    table_name, seal_expression('old', place, keys), seal_content('old', place, columns, condition),
    table_name, seal_expression('new', place, keys), seal_content('new', place, columns, condition));
  if not exists (select from pg_trigger where tgrelid = place and tgname = 'sealed_row') then
    execute format('create trigger sealed_row after insert or update or delete on %I
      for each row execute function %I()', table_name, 'seal_row_' || table_name);
  end if;
end
$$;

-- Seals the rows that a table had before it was sealed, and seals rows again once their columns have changed. Rows that do
-- not fit what was sealed of them before stay as they are, so that the audit goes on naming them. Once a table was begun,
-- rows without a line are never sealed here: they were added past the trigger. Gives the number of lines it wrote.
create or replace function seal_adopt(table_name text) returns bigint language plpgsql as $$
declare
  place     constant regclass := table_name::regclass;
  columns   constant text[] := (select sealed.columns from sealed_tables() as sealed where name = table_name);
  condition constant text := (select sealed.condition from sealed_tables() as sealed where name = table_name);
  known     constant text[] := (select sealed_table.columns from sealed_table where name = table_name);
  is_new    constant boolean := not exists (
    select from row_seal where name = 'sealed_table' and key = jsonb_build_array(table_name)::text);
  kept      constant text[] := array(select unnest(known) intersect select unnest(columns));
  written   bigint;
begin
  if known = columns or (known is null and not is_new) then
    return 0;
  end if;
  -- A version written meanwhile would get the line of the one before it.
  execute format('lock table %I in share row exclusive mode', table_name);
  execute format($body$
    with line as (
      select distinct on (key) key, number, seal, is_deleted,
        (select before.seal from row_seal as before
          where before.name = last.name and before.key = last.key and before.number = last.number - 1) as previous
      from row_seal as last where name = %1$L order by key, number desc
    ), stale as (
      select now.key, now.content from (select %2$s as key, %3$s as content, %4$s as before from %5$I as r) as now
      left join line using (key)
      where now.content is not null and ((line.key is null and %6$L) or (
        line.key is not null
        and not ledger_seal_fits(seal, seal_covered(previous, %1$L, key, number, now.content))
        and (%7$L or ledger_seal_fits(seal, seal_covered(previous, %1$L, key, number, now.before)))))
    )
    select count(*) from stale, lateral (select seal_append(%1$L, key, content)) as written $body$,
    table_name, seal_expression('r', place, seal_key_columns(place)), seal_content('r', place, columns, condition),
    coalesce(seal_expression('r', place, known), '''none'''), table_name, is_new,
    cardinality(kept) < coalesce(cardinality(known), 0))
  into written;
  insert into sealed_table (name, columns) values (table_name, columns)
  on conflict (name) do update set columns = excluded.columns;
  perform seal_install(table_name, columns, condition);
  return written;
end
$$;
