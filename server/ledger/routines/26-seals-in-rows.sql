-- Rows that change with every round carry their seal in a column of their own, which costs less than a line of row_seal.
-- It detects neither a deletion nor an older version put back, so it is used only where neither brings a gain: for sums
-- that only grow, and for rows whose absence another inspection reports (see 28-sealed-tables.sql).

-- Not immutable, as convert_to is not: only so it is written into the expression that calls it, which saves a call each row.
create or replace function seal_in_row_covered(table_name text, content text) returns bytea language sql stable
return convert_to('row of ' || table_name || e'\n' || content, 'UTF8');

-- A row that was changed past its trigger keeps the seal that does not fit, however often the product writes it afterwards.
create or replace function seal_again(table_name text, seal bytea, before text, content text) returns bytea
language plpgsql stable as $$
declare
  added constant bytea := ledger_seal(seal_in_row_covered(table_name, content));
begin
  if ledger_seal_fits(seal, seal_in_row_covered(table_name, before)) then
    return added;
  end if;
  return seal;
end
$$;

create or replace function seal_install_in_row(table_name text, columns text[], condition text) returns void
language plpgsql as $$
declare
  place constant regclass := table_name::regclass;
begin
  execute format($body$
    create or replace function %I() returns trigger language plpgsql as $seal$
    begin
      if tg_op = 'INSERT' then
        new.seal := ledger_seal(seal_in_row_covered(%L, %s));
      elsif (%s) is distinct from (%s) then
        new.seal := seal_again(%L, old.seal, %s, %s);
      end if;
      return new;
    end
    $seal$ $body$,
    'seal_row_in_' || table_name, table_name, seal_expression('new', place, columns),
    seal_fields('old', place, columns), seal_fields('new', place, columns),
    table_name, seal_expression('old', place, columns), seal_expression('new', place, columns));
  if not exists (select from pg_trigger where tgrelid = place and tgname = 'sealed_in_row') then
    execute format('create trigger sealed_in_row before insert on %I for each row %s execute function %I()', table_name,
      coalesce('when (' || replace(condition, '$row', 'new') || ')', ''), 'seal_row_in_' || table_name);
    execute format('create trigger sealed_in_row_again before update on %I for each row %s execute function %I()',
      table_name, coalesce('when (old.seal is not null or ' || replace(condition, '$row', 'old') || ')', ''),
      'seal_row_in_' || table_name);
  end if;
end
$$;

-- Seals the rows from before, once; and rows again, as far as they were as sealed, once their columns have changed.
create or replace function seal_adopt_in_row(table_name text) returns bigint language plpgsql as $$
declare
  place   constant regclass := table_name::regclass;
  label   constant text := table_name || '.seal';
  sealed  record;
  known   constant text[] := (select sealed_table.columns from sealed_table where name = label);
  is_new  constant boolean := not exists (
    select from row_seal where name = 'sealed_table' and key = jsonb_build_array(label)::text);
  written bigint;
begin
  select * into sealed from tables_sealed_in_rows() where name = table_name;
  if known = sealed.columns or (known is null and not is_new) then
    return 0;
  end if;
  execute format('lock table %I in share row exclusive mode', table_name);
  execute format($body$
    update %1$I as r set seal = ledger_seal(seal_in_row_covered(%1$L, %2$s))
    where (%3$L and seal is null and %4$s) or ledger_seal_fits(seal, seal_in_row_covered(%1$L, %5$s)) $body$,
    table_name, seal_expression('r', place, sealed.columns), is_new,
    coalesce(replace(sealed.condition, '$row', 'r'), 'true'),
    coalesce(seal_expression('r', place, known), '''none'''));
  get diagnostics written = row_count;
  insert into sealed_table (name, columns) values (label, sealed.columns)
  on conflict (name) do update set columns = excluded.columns;
  perform seal_install_in_row(table_name, sealed.columns, sealed.condition);
  return written;
end
$$;
