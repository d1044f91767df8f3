// Reading the audit log, the latest first.

import type { Output } from '#contract/define.ts';
import type { audit } from '#contract/desk/audit.ts';
import { pageOf } from '#contract/desk/fields.ts';
import type { Sql } from '../../database/db.ts';

interface Wish {
  from: Date | null;
  to: Date | null;
  after: number | null;
  count: number;
  member: number | null;
  /** A call's whole name, or an area's. */
  call: string | null;
  subject: string | null;
  outcome: string | null;
}

interface Row {
  id: number;
  at: Date;
  member: string;
  call: string;
  subject: string;
  reason: string;
  outcome: string;
  before: unknown;
  after: unknown;
  address: string;
}

export async function listAudit(sql: Sql, wish: Wish): Promise<Output<typeof audit.list>> {
  const { from, to, after, count, member, call, subject, outcome } = wish;
  const rows = await sql<Row>`
    select id, at, member_name as member, call, subject, reason, outcome, before, after, address from staff_audit
    where (${after}::bigint is null or id < ${after})
      and (${from}::timestamptz is null or at >= ${from}) and (${to}::timestamptz is null or at < ${to})
      and (${member}::bigint is null or member_id = ${member})
      and (${call}::text is null or call = ${call} or starts_with(call, ${call} || '.'))
      and (${subject}::text is null or subject = ${subject})
      and (${outcome}::text is null or starts_with(outcome, ${outcome}))
    order by id desc limit ${count + 1}`;
  const page = pageOf(rows, count);
  return { ...page, items: page.items.map((row) => ({ ...row, at: row.at.toISOString() })) };
}
