// Stops gifts of a kind, and lets them go on. Each stop is kept, with who ended it.
import type { BudgetKind } from '#rules/gifts/budget-kinds.ts';
import type { Sql, Tx } from '../database/db.ts';
import { log } from '../plumbing/log.ts';

interface Stop {
  kind: BudgetKind;
  why: string;
  /** A member of staff; '' for the breaker. */
  by: string;
  now: Date;
}

/** False: it was stopped before. The breaker's stops are an error in the log: operators are alerted by those. */
export async function stopKind({ sql }: Tx, { kind, why, by, now }: Stop): Promise<boolean> {
  const stopped = await sql<{ id: number }>`
    insert into gift_stop (kind, why, stopped_by, stopped_at) values (${kind}, ${why}, ${by}, ${now})
    on conflict do nothing returning id`;
  if (stopped.length === 0) return false;
  if (by === '') log.bug(new Error(`gifts were stopped: ${kind}`), { kind, why });
  return true;
}

/** False: it is not stopped. As much as the limit of the day may be given once more today. */
export async function reopenKind(
  tx: Tx,
  { kind, by, now }: Pick<Stop, 'kind' | 'by' | 'now'>,
): Promise<boolean> {
  const day = now.toISOString().slice(0, 10);
  await tx.sql`select from gift_outflow where kind = ${kind} and day = ${day}::date for update`;
  const reopened = await tx.sql<{ id: number }>`
    update gift_stop set reopened_by = ${by}, reopened_at = ${now}
    where kind = ${kind} and reopened_at is null returning id`;
  if (reopened.length === 0) return false;
  await tx.sql`
    update gift_outflow set extra_cents = given_cents
    where kind = ${kind} and day = ${day}::date`;
  await wakeWaiting(tx, now);
  return true;
}

/** What waits for a budget or for a kind to be reopened is tried again at once. */
export async function wakeWaiting(tx: Tx, now: Date): Promise<void> {
  tx.signal('tasks');
  await tx.sql`
    update task set due_at = ${now}
    where name in ('reward.waiting', 'bet.insurance', 'offer.give') and due_at > ${now} and trouble <> ''`;
}

export async function isStopped(sql: Sql, kind: BudgetKind): Promise<boolean> {
  const stops = await sql`select id from gift_stop where kind = ${kind} and reopened_at is null`;
  return stops.length > 0;
}
