// Events whose prices are at hand: what is not cached is calculated on the threads for it before they are returned, so that
// whoever reads their books does not calculate them on the thread that answers requests.
import type { Sql, Tx } from '../database/db.ts';
import { type EventRecord, findEvents, holdEvents } from './event-rows.ts';
import { priceEvents } from './plain-offers.ts';
import type { Asker } from './pricing.ts';

export async function findPriced(sql: Sql, ids: readonly number[], asker: Asker): Promise<EventRecord[]> {
  const events = await findEvents(sql, ids);
  await priceEvents(events, asker);
  return events;
}

/** As they stand, and so they stay until the transaction ends. */
export async function holdPriced(tx: Tx, ids: readonly number[]): Promise<EventRecord[]> {
  const events = await holdEvents(tx, ids);
  await priceEvents(events, 'bets');
  return events;
}
