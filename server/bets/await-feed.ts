// Bets and sales in play are decided by what their producer created after the decision time, never by its silence: while a
// feed is frozen, a player sees goals that we do not. How long that takes is bounded; then they are rejected.
import type { Sql, Tx } from '../database/db.ts';
import { findAsOf, oldestAsOf } from '../feed/as-of.ts';

/** Some heartbeats of a producer may be lost. */
const WAIT_MAX_MS = 8_000;

/** What was due before this moment waits no longer for its producer. */
const waitedSince = (now: Date): Date => new Date(now.getTime() - WAIT_MAX_MS);

export interface AwaitedFeed {
  /** Of a bet on these events that was due at this moment. */
  isSilent(eventIds: readonly number[], decidesAt: Date): boolean;
}

/** Call it before the events are held: then they include everything that it counts on. */
export async function readAwaited(
  { sql }: Pick<Tx, 'sql'>,
  eventIds: readonly number[],
): Promise<AwaitedFeed> {
  const asOf = await findAsOf(sql, eventIds);
  return {
    isSilent(ids, decidesAt) {
      const oldest = oldestAsOf(asOf, ids);
      return ids.length > 0 && (oldest === null || oldest < decidesAt);
    },
  };
}

export interface DueBet {
  id: string;
  player_id: number;
}

/** Delayed bets that can be decided: their producers have spoken since, or were waited for long enough. */
export const listDelayed = (sql: Sql, now: Date, limit: number): Promise<DueBet[]> => sql<DueBet>`
  select id, player_id from bet where status = 'delayed' and decides_at <= ${now}
    and (decides_at <= ${waitedSince(now)} or not exists (
      select from bet_leg join event on event.id = event_id left join producer on producer.name = event.producer
      where bet_leg.player_id = bet.player_id and bet_id = bet.id and bet_leg.is_live
        and producer.is_down is not true and (as_of is null or as_of < bet.decides_at)))
  order by decides_at limit ${limit}`;

/** Sales likewise, by the events that were in play when they were requested. */
export const listDueSales = (
  sql: Sql,
  now: Date,
  limit: number,
): Promise<{ bet_id: string; player_id: number }[]> =>
  sql<{ bet_id: string; player_id: number }>`
    select bet_id, player_id from bet_sale where refused is null and decides_at <= ${now}
      and (decides_at <= ${waitedSince(now)} or not exists (
        select from jsonb_object_keys(decisive) as played
          join event on event.id = played::bigint left join producer on producer.name = event.producer
        where producer.is_down is not true and (as_of is null or as_of < bet_sale.decides_at)))
    order by decides_at limit ${limit}`;
