// What checks the books is in the database too: whoever may change everything there can make a rule say that all is
// well. So anchors keep a digest of the rules themselves.
import type { Sql } from '../database/db.ts';
import type { Rules } from './anchor-file.ts';

export async function digestRules(sql: Sql): Promise<Rules> {
  const [rules] = await sql<Rules>`
    with rule (name, text) as (
      select 'view ' || relname, pg_get_viewdef(oid) from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'v'
      union all
      select 'function ' || oid::regprocedure, pg_get_functiondef(oid) from pg_proc
      where pronamespace = current_schema()::regnamespace and prokind = 'f'
      union all
      select 'trigger ' || tgname || ' on ' || relname, tgenabled::text || pg_get_triggerdef(pg_trigger.oid)
      from pg_trigger join pg_class on pg_class.oid = tgrelid
      where relnamespace = current_schema()::regnamespace and not tgisinternal
    )
    select (select count(*) || ' ' || max(name) from schema_migration)
        || (select ', routines ' || encode(sha256(convert_to(string_agg(sha256, '' order by sha256), 'UTF8')), 'hex')
          from schema_routine where replaced_at is null)
        || ', PostgreSQL ' || current_setting('server_version_num')::int / 10000 as version,
      encode(sha256(convert_to(string_agg(name || e'\n' || text, e'\n' order by name collate "C"), 'UTF8')), 'hex') as digest
    from rule`;
  return rules!;
}
