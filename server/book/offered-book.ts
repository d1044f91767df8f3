// What is offered on an event, and what picks of it cost. A pure function of the event's row, so that whoever reads the row
// in a transaction knows every price; worked out once a version on each server.
import type { RefusedFor } from '#contract/betting/bet.ts';
import { type BuilderFault, builderFault, builderMargin, PICKS_MAX } from '#sports/bets/builder.ts';
import type { Pick } from '#sports/law/score-law.ts';
import { isForBuilder } from '#sports/markets/market.ts';
import { marginOf } from '#sports/markets/offer.ts';
import { offeredOdds } from '#sports/odds/price.ts';
import { BoundedMap } from '../plumbing/bounded-map.ts';
import { baseOddsOf } from './base-odds.ts';
import type { EventRecord } from './event-rows.ts';
import { type MadeBook, makeBook } from './make-book.ts';
import { type AnswerTo, builderQuestions, type ModelQuestion } from './model-questions.ts';
import { needsModel } from './plain-offers.ts';
import { answerOf } from './prepared-answers.ts';

export interface OfferedBook extends MadeBook {
  /** False where the producer sends the chances, or the match is over. */
  readonly hasModel: boolean;
  /** Calculated on the calling thread unless `prepareAnswers` had it calculated before. */
  answer<Q extends ModelQuestion>(question: Q): AnswerTo<Q>;
}

/** A book is some 50 KB. */
export const BOOKS_MAX = 600;

const books = new BoundedMap<OfferedBook>(BOOKS_MAX);

export const offeredBook = (event: EventRecord): OfferedBook =>
  books.getOrMake(bookKey(event), () => ({
    ...makeBook(event),
    hasModel: needsModel(event),
    answer: (question) => answerOf(event, question),
  }));

/** How many are held just now. */
export const heldBooks = (): number => books.size;

/** Its number and version, and what else prices follow from: several databases may be served by one process. */
export const bookKey = (event: EventRecord): string => {
  const { id, version, external_id, sport, strength, moment, status, pause, incidents, turns } = event;
  const seen = [id, version, external_id, sport, strength, moment, status, pause, incidents.length, turns];
  const times = [event.starts_at, event.changed_at, event.moved_at].map((at) => at?.getTime());
  const { trading, chances, league } = event;
  return `${seen.join()},${times.join()},${JSON.stringify([trading, chances, league.trading])}`;
};

interface BookPick {
  readonly market: string;
  readonly outcome: string;
}

interface OfferedPrice {
  oddsX1000: number;
  /** The price before a boost: the same where there is none. */
  plainOddsX1000: number;
  /** The price without what the operator gives on top of it: server/book/base-odds.ts. */
  baseOddsX1000: number;
  chance: number;
}

type PickPrice = OfferedPrice | { why: RefusedFor; fault?: BuilderFault };

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

/** For a sale: bets on an outcome that takes no more can still be sold. Null: not priced now. */
export function chanceForSale(book: OfferedBook, picks: readonly BookPick[]): number | null {
  const full = picks.length === 1 ? fullOutcome(book, picks[0]!) : undefined;
  if (full !== undefined) return full.chance;
  const priced = priceOf(book, picks);
  return 'why' in priced ? null : priced.chance;
}

function fullOutcome({ markets }: OfferedBook, { market, outcome }: BookPick) {
  const found = markets.get(market);
  return found?.pause === null
    ? found.outcomes.find(({ code, isFull }) => code === outcome && isFull)
    : undefined;
}

function priceOfOne(book: OfferedBook, { market, outcome }: BookPick): PickPrice {
  const found = book.markets.get(market)?.outcomes.find(({ code }) => code === outcome);
  if (found === undefined || found.oddsX1000 === null) return { why: 'closed' };
  const { oddsX1000, wasX1000: plainOddsX1000 = oddsX1000, chance } = found;
  return { oddsX1000, plainOddsX1000, baseOddsX1000: baseOddsOf({ ...found, oddsX1000 }), chance };
}

function priceOfBuilder(book: OfferedBook, picks: readonly BookPick[]): PickPrice {
  const chosen = chosenOf(book, picks);
  if ('why' in chosen) return chosen;
  const [joint = null, ...without] = builderQuestions(chosen).map((question) => book.answer(question));
  if (joint === null) return { why: 'not-possible' };
  const fault = builderFault(
    joint,
    without.map((chance) => chance ?? 0),
  );
  if (fault !== null) return { why: 'not-possible', fault };
  const margin = builderMargin(picks.map(({ market }) => marginNow(book, market)));
  const oddsX1000 = offeredOdds([joint, 1 - joint], margin)[0] ?? null;
  if (oddsX1000 === null) return { why: 'not-possible' };
  // Boosts and set prices of the picks do not reach the joint price.
  return { oddsX1000, plainOddsX1000: oddsX1000, baseOddsX1000: oddsX1000, chance: joint };
}

/** What the price of these picks follows from beside the book: nothing of a single pick, nor of what cannot be bet on. */
export function priceQuestions(book: OfferedBook, picks: readonly BookPick[]): ModelQuestion[] {
  const chosen = picks.length > 1 && picks.length <= PICKS_MAX ? chosenOf(book, picks) : [];
  return 'why' in chosen || chosen.length === 0 ? [] : builderQuestions(chosen);
}

/** Picks of a builder, each of which is on offer and can be combined. */
function chosenOf(book: OfferedBook, picks: readonly BookPick[]): Pick[] | { why: RefusedFor } {
  const chosen: Pick[] = [];
  for (const pick of picks) {
    const priced = priceOfOne(book, pick);
    if ('why' in priced) return priced;
    if (!isBuildable(book, pick.market)) return { why: 'not-possible' };
    chosen.push({ spec: book.markets.get(pick.market)!.spec, outcome: pick.outcome });
  }
  return chosen;
}

/** Where a trader has fixed a price the law is not believed, and so nor is what it says of several together. */
export const isBuildable = ({ markets, trading }: OfferedBook, id: string): boolean =>
  isForBuilder(markets.get(id)!) && trading.markets?.[id]?.prices === undefined;

const marginNow = ({ markets, marginFactor, isLive }: OfferedBook, id: string): number =>
  marginOf(markets.get(id)!.type, isLive) * marginFactor(id);
