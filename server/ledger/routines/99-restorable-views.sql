-- The checkpoints contain a digest of the views as the database prints them (rules-digest.ts). A dump stores a view as that
-- text, and PostgreSQL may print it with fewer parentheses once it has read it: a comparison of rows is stored as nested
-- conditions. So each view is created again from its own text; otherwise every restored dump would look like changed rules.

do $$
declare
  stored record;
begin
  for stored in
    select relname, pg_get_viewdef(oid) as definition from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'v' and reloptions is null order by oid
  loop
    execute format('create or replace view %I as %s', stored.relname, stored.definition);
  end loop;
end $$;
