// Facts lie in a table for each month: new ones are made ahead, and old ones go as a whole.
import type { Sql } from '../database/db.ts';

const AHEAD_MONTHS = 3;
/** What a year is compared with, and a month to spare. */
const KEPT_DAYS = 400;
const DAY_MS = 86_400_000;

/** Gives the names of the months that went. One that a reader has not passed stays. */
export async function turnMonths(sql: Sql, now: Date): Promise<string[]> {
  await sql`select fact_make_months(${dayOf(now)}::date, ${AHEAD_MONTHS})`;
  const dropped = await sql<{ month: string }>`
    select fact_drop_months(${dayOf(new Date(now.getTime() - KEPT_DAYS * DAY_MS))}::date) as month`;
  return dropped.map(({ month }) => month);
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
