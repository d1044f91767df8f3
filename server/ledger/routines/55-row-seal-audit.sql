-- Compares every row of a sealed table with its last line; null: of all of them. The function reads tables that an auditor may not read, so it
-- runs with its owner's rights; it returns names and keys of rows, and nothing of what is in them.
create or replace function seal_faults_of(of_table text) returns table (rule text, subject text, detail text)
language plpgsql stable security definer set search_path from current as $$
declare
  is_keyed constant boolean := coalesce(current_setting('marigold.ledger_keys', true), '') <> '';
  sealed   record;
begin
  for sealed in
    select all_sealed.name, coalesce(adopted.columns, all_sealed.columns) as columns, adopted.name is not null as is_adopted,
      to_regclass(all_sealed.name) as place, all_sealed.condition
    from sealed_tables() as all_sealed left join sealed_table as adopted using (name)
    where of_table is null or name = of_table
  loop
    if not exists (
      select from pg_trigger where tgrelid = sealed.place and tgname = 'sealed_row' and tgenabled in ('O', 'A')
    ) then
      return query select 'a guard is off', sealed.name, 'its rows can be changed without a seal';
    end if;
    continue when pg_relation_size(sealed.place) = 0
      and not exists (select from row_seal where name = sealed.name);
    return query execute format($body$
      with line as (
        select key, number, seal, is_deleted, lag(seal) over one_row as previous,
          lag(number, 1, 0) over one_row as before, lead(number) over one_row is null as is_last
        from row_seal where name = %1$L window one_row as (partition by key order by number)
      ),
      now as (select key, content from (select %2$s as key, %3$s as content from %4$I as r) as r where content is not null),
      looked_at as (
        select key, number, seal, is_deleted, content,
          ledger_seal_fits(seal, seal_covered(previous, %1$L, key, number, content)) as fits
        from (select * from line where is_last) as last full join now using (key)
      )
      select case
          when number is null then 'a row was added without a seal'
          when content is null and not is_deleted then 'a sealed row is gone'
          when content is not null and is_deleted then 'a deleted row is back'
          when not fits then 'a row is not as it was sealed'
          else 'a row was sealed without a key'
        end, %1$L || ' ' || key, coalesce('version ' || number, 'no version')
      from looked_at
      where (number is null and %5$L) or (content is null) <> is_deleted or not fits
        or (%6$L and length(seal) = 32)
      union all
      select 'a key that sealed rows is not among ours', %1$L || ' ' || encode(substr(seal, 1, 4), 'hex'),
        format('%%s rows', count(*))
      from looked_at where %6$L and number is not null and fits is null group by substr(seal, 1, 4)
      union all
      select 'a line of a row is missing', %1$L || ' ' || key, format('between versions %%s and %%s', before, number)
      from line where number <> before + 1 $body$,
      sealed.name, seal_expression('r', sealed.place, seal_key_columns(sealed.place)),
      seal_content('r', sealed.place, sealed.columns, sealed.condition), sealed.name, sealed.is_adopted, is_keyed);
  end loop;
  if not exists (
    select from pg_trigger where tgrelid = 'row_seal'::regclass and tgname = 'append_only' and tgenabled in ('O', 'A')
  ) then
    return query select 'a guard is off', 'row_seal', 'what was sealed there can be changed';
  end if;
end
$$;

-- The same for rows that carry their seal.
create or replace function seal_in_row_faults_of(of_table text) returns table (rule text, subject text, detail text)
language plpgsql stable security definer set search_path from current as $$
declare
  is_keyed constant boolean := coalesce(current_setting('marigold.ledger_keys', true), '') <> '';
  sealed   record;
begin
  for sealed in
    select all_sealed.name, coalesce(adopted.columns, all_sealed.columns) as columns, adopted.name is not null as is_adopted,
      to_regclass(all_sealed.name) as place, all_sealed.condition
    from tables_sealed_in_rows() as all_sealed left join sealed_table as adopted on adopted.name = all_sealed.name || '.seal'
    where of_table is null or all_sealed.name = of_table
  loop
    if (
      select count(*) from pg_trigger
      where tgrelid = sealed.place and tgname in ('sealed_in_row', 'sealed_in_row_again') and tgenabled in ('O', 'A')
    ) < 2 then
      return query select 'a guard is off', sealed.name, 'its rows can be changed without a seal';
    end if;
    return query execute format($body$
      with looked_at as (
        select %1$s as key, seal, ledger_seal_fits(seal, seal_in_row_covered(%2$L, %3$s)) as fits
        from %2$I as r where seal is not null or (%4$L and %5$s)
      )
      select case
          when seal is null then 'a row was added without a seal'
          when not fits then 'a row is not as it was sealed'
          else 'a row was sealed without a key'
        end, %2$L || ' ' || key, 'its own seal'
      from looked_at where seal is null or not fits or (%6$L and length(seal) = 32)
      union all
      select 'a key that sealed rows is not among ours', %2$L || ' ' || encode(substr(seal, 1, 4), 'hex'),
        format('%%s rows', count(*))
      from looked_at where %6$L and seal is not null and fits is null group by substr(seal, 1, 4) $body$,
      seal_expression('r', sealed.place, seal_key_columns(sealed.place)), sealed.name,
      seal_expression('r', sealed.place, sealed.columns), sealed.is_adopted,
      coalesce(replace(sealed.condition, '$row', 'r'), 'true'), is_keyed);
  end loop;
end
$$;

-- Of all tables.
create or replace function seal_faults() returns table (rule text, subject text, detail text) language sql stable as $$
  select rule, subject, detail from seal_faults_of(null)
  union all select rule, subject, detail from seal_in_row_faults_of(null)
$$;

create or replace view audit_l42 as select rule, subject, detail from seal_faults();
comment on view audit_l42 is
  'a row that decides about money is as the product last wrote it: limits, bonuses, approvals, staff, definitions';
