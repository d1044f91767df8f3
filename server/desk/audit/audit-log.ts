// The audit log: who did what, when, on what, and what was before and after. The database lets nobody change or take
// away a line of it.
import type { Call } from '#contract/define.ts';
import { isRefusal, type Refusal } from '#contract/refusals.ts';
import type { Context, StaffMember } from '../../calls/context.ts';
import type { Sql } from '../../database/db.ts';

/** A page that shows personal data asks for it again whenever something changes; within this time it is one look. */
const ONE_LOOK_MS = 5 * 60_000;

interface Line {
  call: Pick<Call, 'name'>;
  subject: string;
  reason: string;
  outcome: string;
  before?: unknown;
  after?: unknown;
  by: Pick<StaffMember, 'id' | 'name'> | null;
}

/** In the transaction of the change itself. */
export async function writeAudit(
  sql: Sql,
  { call, subject, reason, outcome, before, after, by }: Line,
  { now, browser }: { now: Date; browser: { address: string } },
): Promise<void> {
  await sql`
    insert into staff_audit (at, member_id, member_name, call, subject, reason, outcome, before, after, address)
    values (${now}, ${by?.id ?? null}, ${by?.name ?? ''}, ${call.name}, ${subject}, ${reason}, ${outcome},
      ${asJson(before)}::text::jsonb, ${asJson(after)}::text::jsonb, ${browser.address})`;
}

const asJson = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);

/** Before it is answered: who cannot be written down sees nothing. */
export async function noteLook(
  { db, staff, now, browser }: Context,
  { call, subject }: Pick<Line, 'call' | 'subject'>,
): Promise<void> {
  await db.sql`
    insert into staff_audit (at, member_id, member_name, call, subject, reason, outcome, address)
    select ${now}, ${staff!.id}, ${staff!.name}, ${call.name}, ${subject}, '', 'seen', ${browser.address}
    where not exists (
      select from staff_audit
      where member_id = ${staff!.id} and call = ${call.name} and subject = ${subject} and outcome = 'seen'
        and at > ${new Date(now.getTime() - ONE_LOOK_MS)})`;
}

/** What was tried and not allowed. */
export const noteRefusal = (
  ctx: Context,
  { call, subject, error }: Pick<Line, 'call' | 'subject'> & { error: Refusal },
): Promise<void> =>
  writeAudit(
    ctx.db.sql,
    { call, subject, reason: '', outcome: `refused: ${wordsOf(error)}`, by: ctx.staff ?? null },
    ctx,
  );

function wordsOf(error: Refusal): string {
  if (!isRefusal(error, 'InvalidParameter')) return error.reason;
  const { message, invalid_parameters: wrong = {} } = error.details;
  return message ?? `${error.reason} ${Object.keys(wrong).join(', ')}`.trim().slice(0, 200);
}
