// Emergency switches: what the operator has closed, with a message for players and an end. A stake reads them in its own
// transaction (protection/own-limits.ts), so a closure counts on every server once it is committed.
import type { ClosedDetails, ClosureTarget } from '#contract/closures.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Sql, Tx } from '../database/db.ts';

export interface Closure {
  target: ClosureTarget;
  /** By language. */
  messages: Record<string, string>;
  /** Null: until it is opened. */
  ends_at: Date | null;
}

export interface ClosureRow extends Closure {
  id: number;
  closed_at: Date;
  closed_by: string;
  opened_at: Date | null;
  opened_by: string;
}

/** The site's own closure is listed first. */
export const listClosed = (sql: Sql, now: Date): Promise<Closure[]> =>
  sql<Closure>`
    select target, messages, ends_at from closure
    where opened_at is null and (ends_at is null or ends_at > ${now}) order by target <> 'site', target`;

/** The newest first, those that are over included. */
export const listClosures = (sql: Sql, { after, count }: { after: number | null; count: number }) =>
  sql<ClosureRow>`
    select * from closure where id < ${after ?? Number.MAX_SAFE_INTEGER} order by id desc limit ${count}`;

/** Throws where the site or one of the targets is closed. */
export async function refuseClosed(sql: Sql, targets: readonly ClosureTarget[], now: Date): Promise<void> {
  const wanted = ['site', ...targets];
  const closed = (await listClosed(sql, now)).find(({ target }) => wanted.includes(target));
  if (closed !== undefined) throw closedRefusal(closed, now);
}

/** A closed site has the error that leads to the maintenance page. */
export function closedRefusal(closure: Closure, now: Date): Refusal {
  const details = { error_data: closedDetails(closure, now) };
  return closure.target === 'site'
    ? new Refusal('ApplicationUnavailable', details)
    : new Refusal('InMaintenance', details);
}

const RETRY_MIN_S = 5;
/** Without an end, and at most with one: it may be opened early. */
const RETRY_MAX_S = 60;

export function closedDetails({ target, messages, ends_at: endsAt }: Closure, now: Date): ClosedDetails {
  const left = endsAt === null ? RETRY_MAX_S : Math.ceil((endsAt.getTime() - now.getTime()) / 1_000);
  return {
    target,
    messages,
    until: endsAt?.toISOString() ?? null,
    retry_after: Math.min(Math.max(left, RETRY_MIN_S), RETRY_MAX_S),
  };
}

/** A target has one closure at a time: an older one is replaced and returned. */
export async function close(
  tx: Tx,
  { target, messages, ends_at }: Closure,
  { by, now }: { by: string; now: Date },
): Promise<Closure | undefined> {
  const [before] = await tx.sql<Closure>`
    update closure set opened_at = ${now}, opened_by = ${by} where target = ${target} and opened_at is null
    returning target, messages, ends_at`;
  await tx.sql`
    insert into closure (target, messages, closed_at, closed_by, ends_at)
    values (${target}, ${JSON.stringify(messages)}::text::jsonb, ${now}, ${by}, ${ends_at})`;
  return before;
}

/** Returns what was opened; undefined where nothing of that target was closed. */
export async function reopen(
  tx: Tx,
  target: string,
  { by, now }: { by: string; now: Date },
): Promise<Closure | undefined> {
  const [before] = await tx.sql<Closure>`
    update closure set opened_at = ${now}, opened_by = ${by}
    where target = ${target} and opened_at is null and (ends_at is null or ends_at > ${now})
    returning target, messages, ends_at`;
  return before;
}
