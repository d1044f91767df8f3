// What is offered on an event, and what picks of it cost. A pure function of the event's row, so that whoever reads the row
// in a transaction knows every price; worked out once a version on each server.
import type { RefusedFor } from '#contract/betting/bet.ts';
import { type BuilderFault, builderFault, builderMargin } from '#sports/bets/builder.ts';
import { jointChance, type MatchLaw, type Pick } from '#sports/law/score-law.ts';
import { isForBuilder } from '#sports/markets/market.ts';
import { marginOf } from '#sports/markets/offer.ts';
import { offeredOdds } from '#sports/odds/price.ts';
import { BoundedMap } from '../plumbing/bounded-map.ts';
import type { EventRecord } from './event-rows.ts';
import { type MadeBook, makeBook } from './make-book.ts';

export interface OfferedBook extends MadeBook {
  /** Null where chances are told by the producer, or the match is over. */
  readonly law: MatchLaw | null;
}

/** A book is some 50 KB; a law, which only builders need once its book is made, is several times that. */
export const BOOKS_MAX = 600;
const LAWS_MAX = 60;

const books = new BoundedMap<OfferedBook>(BOOKS_MAX);
const laws = new BoundedMap<{ law: MatchLaw | null }>(LAWS_MAX);

export function offeredBook(event: EventRecord): OfferedBook {
  const key = bookKey(event);
  return books.getOrMake(key, () => {
    const made = makeBook(event);
    return {
      ...made,
      get law() {
        return laws.getOrMake(key, () => ({ law: made.match?.law() ?? null })).law;
      },
    };
  });
}

/** How many are held just now. */
export const heldBooks = (): number => books.size;

/** Its number and version, and what else prices follow from: several databases may be served by one process. */
export const bookKey = (event: EventRecord): string => {
  const { id, version, external_id, sport, strength, moment, status, pause, trading, incidents } = event;
  const seen = [id, version, external_id, sport, strength, moment, status, pause, incidents.length];
  const times = [event.starts_at, event.changed_at, event.moved_at].map((at) => at?.getTime());
  return `${seen.join()},${times.join()},${JSON.stringify([trading, event.league.trading])}`;
};

interface BookPick {
  readonly market: string;
  readonly outcome: string;
}

type PickPrice = { oddsX1000: number; chance: number } | { why: RefusedFor; fault?: BuilderFault };

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

function priceOfBuilder(book: OfferedBook, picks: readonly BookPick[]): PickPrice {
  const chosen: Pick[] = [];
  for (const pick of picks) {
    const priced = priceOfOne(book, pick);
    if ('why' in priced) return priced;
    if (!isBuildable(book, pick.market)) return { why: 'not-possible' };
    chosen.push({ spec: book.markets.get(pick.market)!.spec, outcome: pick.outcome });
  }
  const { law } = book;
  const joint = law === null ? null : jointChance(chosen, law);
  if (law === null || joint === null) return { why: 'not-possible' };
  const fault = builderFault(
    joint,
    chosen.map((_, at) => jointChance(chosen.toSpliced(at, 1), law) ?? 0),
  );
  if (fault !== null) return { why: 'not-possible', fault };
  const margin = builderMargin(picks.map(({ market }) => marginNow(book, market)));
  const oddsX1000 = offeredOdds([joint, 1 - joint], margin)[0] ?? null;
  return oddsX1000 === null ? { why: 'not-possible' } : { oddsX1000, chance: joint };
}

/** Where a trader has fixed a price the law is not believed, and so nor is what it says of several together. */
export const isBuildable = ({ markets, trading }: OfferedBook, id: string): boolean =>
  isForBuilder(markets.get(id)!) && trading.markets?.[id]?.prices === undefined;

const marginNow = ({ markets, marginFactor, isLive }: OfferedBook, id: string): number =>
  marginOf(markets.get(id)!.type, isLive) * marginFactor(id);
