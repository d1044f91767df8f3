// What visitors do, one row each. Nothing waits for it and nothing depends on it.
import type { Sql } from '../database/db.ts';

export interface VisitorEvent {
  name: string;
  visitor: string | null;
  playerId: number | null;
  params: object;
  source: object;
  at: Date;
}

const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;
const FORGOTTEN_AT_ONCE = 10_000;

export async function recordEvent(sql: Sql, event: VisitorEvent): Promise<void> {
  const { name, visitor, playerId, params, source, at } = event;
  await sql`
    insert into visitor_event (name, visitor, player_id, params, source, at)
    values (${name}, ${visitor}, ${playerId}, ${jsonOf(params)}::text::jsonb,
      ${jsonOf(source)}::text::jsonb, ${at})`;
}

/** Half a letter or a null character is no honest visitor's, and the database cannot hold either. */
function jsonOf(value: object): string {
  const text = JSON.stringify(value);
  return /\\u(0000|d[89a-f])/i.test(text) ? '{}' : text;
}

export async function forgetEvents(sql: Sql, now: Date): Promise<void> {
  await sql`
    delete from visitor_event
    where id in (
      select id from visitor_event where at < ${new Date(now.getTime() - KEPT_DAYS * DAY_MS)}
      order by at limit ${FORGOTTEN_AT_ONCE})`;
}
