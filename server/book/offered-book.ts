// What is offered on an event: its sport's law, with what traders have set over it. A pure function of the event's row, so
// that whoever reads the row in a transaction knows every price; worked out once a version on each server.
import type { RefusedFor } from '#contract/betting/bet.ts';
import type { Pause } from '#contract/betting/event.ts';
import { type BuilderFault, builderFault, builderMargin } from '#sports/bets/builder.ts';
import { jointChance, type MatchLaw, type Pick } from '#sports/law/score-law.ts';
import { isForBuilder } from '#sports/markets/market.ts';
import { type Adjustment, marginOf, type OfferedMarket, offer } from '#sports/markets/offer.ts';
import { sportModels } from '#sports/models.ts';
import { offeredOdds } from '#sports/odds/price.ts';
import type { Score } from '#sports/settle/match-result.ts';
import { BoundedMap } from '../plumbing/bounded-map.ts';
import type { EventRecord } from './event-rows.ts';
import { matchOf } from './match-of.ts';
import { offerTold } from './told-chances.ts';
import type { Trading } from './trading.ts';

export type BookMarket = OfferedMarket & { readonly pause: Pause | null };

export interface OfferedBook {
  readonly eventId: number;
  readonly version: number;
  readonly isLive: boolean;
  /** Why nothing of it can be bet on; null: it can. */
  readonly pause: Pause | null;
  /** From which live handicaps count. */
  readonly score: Score;
  /** Null where chances are told by the producer, or nothing can be said. */
  readonly law: MatchLaw | null;
  /** By their ids, in the order of the sport. */
  readonly markets: ReadonlyMap<string, BookMarket>;
  readonly trading: Trading;
}

const BOOKS_MAX = 600;
const books = new BoundedMap<OfferedBook>(BOOKS_MAX);

export const offeredBook = (event: EventRecord): OfferedBook =>
  books.getOrMake(fingerprint(event), () => makeBook(event));

/** Its number and version, and what else prices follow from: several databases may be served by one process. */
const fingerprint = (event: EventRecord): string => {
  const { id, version, external_id, strength, moment, status, pause, trading, incidents } = event;
  const seen = [id, version, external_id, strength, moment, status, pause, incidents.length];
  return `${seen.join()},${event.starts_at.getTime()},${event.changed_at.getTime()},${JSON.stringify(trading)}`;
};

function makeBook(event: EventRecord): OfferedBook {
  const { trading } = event;
  const isLive = event.status === 'live' || event.status === 'interrupted';
  const pause = pauseOf(event);
  const match = event.chances === null ? matchOf(event) : null;
  const score = match?.score ?? { home: 0, away: 0 };
  const terms = { isLive, score, nextGoal: score.home + score.away + 1, adjust: adjustmentsOf(trading) };
  const types = sportModels[event.sport].markets;
  const markets = match === null ? offerTold(event, terms) : offer(types, match.law, terms);
  return {
    ...{ eventId: event.id, version: event.version, isLive, pause, score, trading },
    law: match?.law ?? null,
    markets: new Map(
      markets.map((market) => [market.id, { ...market, pause: pause ?? marketPause(trading, market.id) }]),
    ),
  };
}

/** Of the event as a whole. */
function pauseOf({ pause, trading, status }: EventRecord): Pause | null {
  if (status !== 'scheduled' && status !== 'live') return status === 'interrupted' ? 'review' : 'ended';
  return pause ?? (trading.pause === undefined ? null : 'trader');
}

function marketPause({ markets, lean }: Trading, id: string): Pause | null {
  if (markets?.[id]?.is_paused) return 'trader';
  return Object.values(lean?.[id] ?? {}).some((share) => share >= 1) ? 'limit' : null;
}

const adjustmentsOf =
  ({ margin = 1, markets, lean }: Trading) =>
  (id: string): Adjustment => ({
    margin: margin * (markets?.[id]?.margin ?? 1),
    lean: lean?.[id],
    prices: markets?.[id]?.prices,
  });

export interface BookPick {
  readonly market: string;
  readonly outcome: string;
}

export type PickPrice = { oddsX1000: number; chance: number } | { why: RefusedFor; fault?: BuilderFault };

/** Of one pick, or of a builder's two to eight. */
export function priceOf(book: OfferedBook, picks: readonly BookPick[]): PickPrice {
  const [only] = picks;
  if (only === undefined) return { why: 'not-possible' };
  for (const { market } of picks) {
    const found = book.markets.get(market);
    if (found === undefined) return { why: 'closed' };
    if (found.pause !== null) return { why: 'paused' };
  }
  return picks.length === 1 ? priceOfOne(book, only) : priceOfBuilder(book, picks);
}

function priceOfOne(book: OfferedBook, { market, outcome }: BookPick): PickPrice {
  const found = book.markets.get(market)!.outcomes.find(({ code }) => code === outcome);
  if (found === undefined || found.oddsX1000 === null) return { why: 'closed' };
  return { oddsX1000: found.oddsX1000, chance: found.chance };
}

/** Where a trader has fixed a price the law is not believed, and so nor is what it says of several together. */
function priceOfBuilder(book: OfferedBook, picks: readonly BookPick[]): PickPrice {
  const { law, trading, isLive } = book;
  if (law === null) return { why: 'not-possible' };
  const chosen: Pick[] = [];
  const takes: number[] = [];
  for (const { market: id, outcome } of picks) {
    const market = book.markets.get(id)!;
    const priced = priceOfOne(book, { market: id, outcome });
    if ('why' in priced) return priced;
    const set = trading.markets?.[id];
    if (!isForBuilder(market) || set?.prices !== undefined) return { why: 'not-possible' };
    chosen.push({ spec: market.spec, outcome });
    takes.push(marginOf(market.type, isLive) * (trading.margin ?? 1) * (set?.margin ?? 1));
  }
  const joint = jointChance(chosen, law);
  if (joint === null) return { why: 'not-possible' };
  const without = chosen.map((_, at) => jointChance(chosen.toSpliced(at, 1), law)!);
  const fault = builderFault(joint, without);
  if (fault !== null) return { why: 'not-possible', fault };
  const [oddsX1000] = offeredOdds([joint, 1 - joint], builderMargin(takes));
  return oddsX1000 === null ? { why: 'not-possible' } : { oddsX1000: oddsX1000!, chance: joint };
}
