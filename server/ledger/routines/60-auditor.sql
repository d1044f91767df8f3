-- All rules in one, and who may look.

create or replace function ledger_violations() returns table (invariant text, rule text, subject text, detail text)
language plpgsql stable as $$
begin
  return query execute (
    select string_agg(
      format('select %L, rule, subject, detail from %I', upper(substr(viewname, 7)), viewname), ' union all ')
    from pg_views where schemaname = current_schema() and viewname ~ '^audit_l\d+$'
  );
end
$$;

-- Nothing here is a clean audit. The product looks every night and after every test.
create or replace view ledger_violation as select * from ledger_violations();

-- Lets whoever holds the role marigold_auditor read the books and nothing else, also what was added since. False where
-- the database's user may not create roles.
create or replace function ledger_admit_auditor() returns boolean language plpgsql as $$
declare
  readable text;
begin
  -- Two servers that start together take turns.
  perform pg_advisory_xact_lock(620020);
  if to_regrole('marigold_auditor') is null then
    begin
      create role marigold_auditor nologin;
    exception
      when insufficient_privilege then return false;
      when duplicate_object or unique_violation then null; -- Made at this moment, for another database of the server.
    end;
  end if;
  if not pg_has_role('marigold_auditor', 'member') then
    begin
      execute format('grant marigold_auditor to %I', current_user);
    exception when insufficient_privilege then null; -- Somebody else made the role, for auditors alone.
    end;
  end if;
  if not has_schema_privilege('marigold_auditor', current_schema(), 'usage') then
    execute format('grant usage on schema %I to marigold_auditor', current_schema());
  end if;
  for readable in
    select relname from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'v') and relname ~ '^(ledger_|audit_l)'
      and not has_table_privilege('marigold_auditor', oid, 'select')
  loop
    execute format('grant select on %I to marigold_auditor', readable);
  end loop;
  return true;
end
$$;
