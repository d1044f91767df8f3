// Plain offers change with the match alone: when betting stops and goes on again, or a trader moves a single price, the
// hundreds of others need not be calculated anew.
import { createHash } from 'node:crypto';
import type { OfferedMarket } from '#sports/markets/offer.ts';
import { BoundedMap } from '../plumbing/bounded-map.ts';
import type { EventRecord } from './event-rows.ts';
import { makeOffers, type PricedMatch } from './make-offers.ts';
import { type Asker, priceOnThread } from './pricing.ts';

const OFFERS_MAX = 600;
const offers = new BoundedMap<readonly OfferedMarket[]>(OFFERS_MAX);
/** Of one request: enough for every thread. */
const AT_ONCE = 8;
/** By their key: who needs the same match waits for the same calculation. */
const underWay = new Map<string, Promise<void>>();

export const isOpen = (status: EventRecord['status']): boolean =>
  status === 'scheduled' || status === 'live' || status === 'interrupted';

/** At once where they are cached, as they are after `priceEvents`; else calculated on this very thread. */
export function plainOffers(event: EventRecord): readonly OfferedMarket[] {
  if (!isOpen(event.status)) return [];
  return offers.getOrMake(stateOf(event), () => makeOffers(event));
}

/** Calculates what is not cached on other threads. Throws Busy where too much waits for them. */
export async function priceEvents(events: readonly EventRecord[], asker: Asker): Promise<void> {
  const needed = events.filter(needsModel);
  for (let from = 0; from < needed.length; from += AT_ONCE)
    await Promise.all(needed.slice(from, from + AT_ONCE).map((event) => priced(event, asker)));
}

/** Chances that a producer sends take next to nothing. */
export const needsModel = ({
  status,
  chances,
  runners,
}: Pick<EventRecord, 'status' | 'chances' | 'runners'>): boolean =>
  isOpen(status) && chances === null && runners === null;

function priced(event: EventRecord, asker: Asker): Promise<void> | undefined {
  const key = stateOf(event);
  if (offers.has(key)) return undefined;
  const known = underWay.get(key);
  if (known !== undefined) return known;
  const work = price(event, key, asker).finally(() => underWay.delete(key));
  underWay.set(key, work);
  return work;
}

async function price(event: EventRecord, key: string, asker: Asker): Promise<void> {
  const made = await priceOnThread(matchIn(event), asker);
  if (made !== null) offers.set(key, made);
}

export const matchIn = (event: EventRecord): PricedMatch => {
  const { id, external_id, sport, status, strength, starts_at, moved_at, moment, incidents, told_score } =
    event;
  return {
    ...{ id, external_id, sport, status, strength, starts_at, moved_at, moment, incidents, told_score },
    ...{ chances: null, runners: null },
  };
};

/** All that prices follow from but what traders set. Incidents may be corrected, and then be as many as before. */
export function stateOf({
  id,
  external_id,
  sport,
  status,
  strength,
  moment,
  incidents,
  chances,
  told_score,
  ...event
}: EventRecord): string {
  const opening = status === 'scheduled' ? [event.starts_at.getTime(), event.moved_at?.getTime()] : [];
  const seen = createHash('sha256')
    .update(JSON.stringify([incidents, chances, told_score]))
    .digest('base64');
  return [id, external_id, sport, status === 'scheduled', strength, moment, ...opening, seen].join();
}
