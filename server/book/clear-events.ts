// Clears away virtual matches that nobody needs any more: there are some thousands a day. Whatever somebody has bet on stays,
// so that each bet can be explained and its match replayed for as long as the bet is kept.
import type { Db } from '../database/db.ts';

/** Long enough for results, form and several seasons of standings. */
const KEPT_DAYS = 14;
const DAY_MS = 86_400_000;
const AT_ONCE = 500;
/** More than a day brings; a backlog takes some nights. */
const RUN_MAX = 20_000;

/** Gives how many are gone. Some at a time, so that nobody waits for it. */
export async function clearEvents(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  for (let cleared = 0; cleared < RUN_MAX; ) {
    const gone = await db.atomically((tx) => clearSome(tx.sql, before));
    cleared += gone;
    if (gone < AT_ONCE) return cleared;
  }
  return RUN_MAX;
}

async function clearSome(sql: Db['sql'], before: Date): Promise<number> {
  const gone = await sql`
    with gone as (
      delete from event where id in (
        select event.id from event join league on league.id = league_id
        where is_virtual and status in ('resulted', 'abandoned', 'cancelled') and starts_at < ${before}
          and not exists (select from bet_leg where event_id = event.id)
          and not exists (select from bet_liability where event_id = event.id)
          and not exists (select from bet_settlement where event_id = event.id)
          and not exists (select from voided_market where event_id = event.id)
        order by starts_at limit ${AT_ONCE} for update of event skip locked)
      returning id),
    phases as (delete from event_phase where event_id in (select id from gone))
    select id from gone`;
  return gone.length;
}
