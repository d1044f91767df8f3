// What each rule of the audit reads, and the audit of those that have anything to read. To plan all of them takes longer
// than most tests, and of empty tables they say what they say of the template: nothing.
import { inject } from 'vitest';
import { connect, databaseAt } from '#server/database/connect.ts';
import type { Sql } from '#server/database/db.ts';
import type { Violation } from '#server/ledger/audit.ts';

/** By the rule's view: its tables, as the template and all copies number them; null where it may read more. */
export type ReadByRules = Record<string, readonly number[] | null>;

export async function findReadByRules(server: string, template: string): Promise<ReadByRules> {
  const { sql, close } = await connect(databaseAt(server, template));
  try {
    const violations = await sql`select * from ledger_violation`;
    if (violations.length > 0) throw new Error(`the template breaks rules: ${JSON.stringify(violations)}`);
    const rows = await sql<{ rule: string; tables: number[]; isAll: boolean }>`
      with recursive rule as (
        select oid, relname as name from pg_class
        where relkind = 'v' and relnamespace = current_schema()::regnamespace and relname ~ '^audit_l\\d+$'
      ), needed (name, class, oid) as (
        select name, 'pg_class'::regclass::oid, oid from rule
        union
        select name, next.class, next.oid from needed cross join lateral (
          select refclassid, refobjid from pg_rewrite join pg_depend
            on classid = 'pg_rewrite'::regclass and objid = pg_rewrite.oid
              and refclassid in ('pg_class'::regclass, 'pg_proc'::regclass)
          where needed.class = 'pg_class'::regclass and ev_class = needed.oid
          union all
          select 'pg_class'::regclass, inhrelid from pg_inherits
          where needed.class = 'pg_class'::regclass and inhparent = needed.oid
        ) as next (class, oid)
      )
      select needed.name as rule, coalesce(array_agg(needed.oid::int) filter (where relkind = 'r'), '{}') as tables,
        bool_and(coalesce(relkind in ('r', 'p', 'v'), false)) as "isAll"
      from needed left join pg_class on class = 'pg_class'::regclass and pg_class.oid = needed.oid
      group by needed.name`;
    return Object.fromEntries(rows.map(({ rule, tables, isAll }) => [rule, isAll ? tables : null]));
  } finally {
    await close();
  }
}

/** As auditLedger gives them. */
export async function auditWritten(sql: Sql): Promise<Violation[]> {
  const readBy = inject('readByRules');
  const tables = [...new Set(Object.values(readBy).flatMap((read) => read ?? []))];
  const rows = await sql<{ oid: number }>`
    select oid::int from pg_class where oid = any(${tables}::int[]) and pg_relation_size(oid) > 0`;
  const written = new Set(rows.map(({ oid }) => oid));
  const rules = Object.keys(readBy).filter(
    (rule) => readBy[rule]?.some((table) => written.has(table)) ?? true,
  );
  const parts = rules.map(
    (rule) => `select '${nameOf(rule)}' as invariant, rule, subject, detail from ${rule}`,
  );
  const text = [parts.join(' union all ')];
  return sql<Violation>(Object.assign(text, { raw: text }));
}

const nameOf = (rule: string) => rule.slice('audit_'.length).toUpperCase();
