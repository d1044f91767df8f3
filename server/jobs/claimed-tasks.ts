// What becomes of a task in the database. A claim counts the attempt and pushes the moment on, further each time: a
// server that dies with one leaves it to whoever looks when that moment has come.
import type { Db, Sql } from '../database/db.ts';
import type { Effect } from './tasks.ts';

export interface Claimed {
  id: number;
  attempts: number;
  payload: unknown;
}

/** Less than the first pause: nobody else has a task while it is still being done. */
export const DONE_WITHIN_MS = 50_000;

/** 1, 3, 9, 27, 81, 243 and then 729 minutes after an attempt comes the next. */
export const claimSome = (sql: Sql, name: string, most: number, now: Date): Promise<Claimed[]> =>
  sql<Claimed>`
    update task
    set attempts = attempts + 1, due_at = ${now}::timestamptz + interval '1 minute' * power(3, least(attempts, 6))
    where id in (
      select id from task
      where name = ${name} and died_at is null and due_at <= ${now} and ends_at > ${now}
      order by due_at, id limit ${most} for update skip locked)
    returning id, attempts, payload`;

/** Of several who did it, because one was thought dead, only the first to come here has an effect. */
export const complete = (db: Db, { id }: Claimed, effect: Effect | undefined): Promise<void> =>
  db.atomically(async (tx) => {
    const [struck] = await tx.sql`delete from task where id = ${id} returning id`;
    if (struck !== undefined) await effect?.(tx);
  });

const TROUBLE_MAX = 500;

/** True when there will be no other attempt. The trouble of who was thought dead is no longer of interest. */
export async function keepTrouble(
  sql: Sql,
  { id, attempts }: Claimed,
  trouble: string,
  now: Date,
): Promise<boolean> {
  const [kept] = await sql<{ is_dead: boolean }>`
    update task
    set trouble = ${trouble.slice(0, TROUBLE_MAX)}, died_at = case when due_at >= ends_at then ${now}::timestamptz end
    where id = ${id} and attempts = ${attempts} returning died_at is not null as is_dead`;
  return kept?.is_dead ?? false;
}

/** Of these names, those that somebody could be doing now. */
export async function listDue(sql: Sql, names: readonly string[], now: Date): Promise<string[]> {
  const rows = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as known (name)
    where exists (
      select from task
      where task.name = known.name and died_at is null and due_at <= ${now} and ends_at > ${now})`;
  return rows.map(({ name }) => name);
}
