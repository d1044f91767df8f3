// Events as lists, their own page and the live line tell them.
import { setImmediate as otherTasks } from 'node:timers/promises';
import type { EventRow, EventState, IncidentShown, League, MarketShown } from '#contract/betting/event.ts';
import { BoundedMap } from '../plumbing/bounded-map.ts';
import type { EventRecord } from './event-rows.ts';
import { bookKey, type OfferedBook, offeredBook } from './offered-book.ts';
import { priceEvents } from './plain-offers.ts';
import { mainMarkets, shownMarket } from './shown-market.ts';
import { toldScore } from './told-result.ts';

/** More than are open at any hour. A row is some 2 KB, so lists need no books. */
const ROWS_MAX = 4_000;
const rows = new BoundedMap<EventRow>(ROWS_MAX);

export const shownRow = (event: EventRecord): EventRow =>
  rows.getOrMake(bookKey(event), () => {
    const book = offeredBook(event);
    return {
      id: event.id,
      league: shownLeague(event.league),
      home: event.home,
      away: event.away,
      starts_at: event.starts_at.toISOString(),
      state: shownState(event, book),
      main: mainMarkets(book, event.sport),
    };
  });

/** What is made at once: a few rows of books that are at hand take some milliseconds. */
const AT_ONCE = 5;

/** Of any number of events, without holding up whoever else is answered. */
export async function shownRows(events: readonly EventRecord[]): Promise<EventRow[]> {
  const made: EventRow[] = [];
  for (let from = 0; from < events.length; from += AT_ONCE) {
    const some = events.slice(from, from + AT_ONCE);
    const unknown = some.filter((event) => !rows.has(bookKey(event)));
    if (unknown.length > 0) {
      await priceEvents(unknown, 'reads');
      await otherTasks();
    }
    made.push(...some.map(shownRow));
  }
  return made;
}

export const shownLeague = ({ id, sysname, sport, name, category, is_virtual }: League): League => ({
  ...{ id, sysname, sport, name, category, is_virtual },
});

export function shownState(event: EventRecord, book: OfferedBook): EventState {
  const open = [...book.markets.values()].filter(({ pause }) => pause === null).length;
  const { clock, serving, ...told } = standOf(event, book.match);
  return {
    version: event.version,
    status: event.status,
    clock: book.isLive ? clock : null,
    score: told.score,
    periods: [...told.periods],
    serving: book.isLive ? serving : null,
    pause: book.pause,
    markets: open,
  };
}

/** By its incidents; where its producer tells none, by its result. */
export function standOf({ incidents, result, sport, told_score }: EventRecord, match: OfferedBook['match']) {
  const isTold = incidents.length > 0 || result === null;
  if (match !== null && isTold) {
    const shown = match.shown();
    return told_score === null ? shown : { ...shown, score: told_score, periods: [] };
  }
  return { clock: null, serving: null, ...toldScore(sport, result ?? {}) };
}

export const shownMarkets = (book: OfferedBook): MarketShown[] =>
  [...book.markets.values()].map((market) => shownMarket(book, market));

/** The last ones: who follows a long match has no use for its first points. */
const INCIDENTS_SHOWN = 100;

export const lastIncidents = ({ match }: OfferedBook, count: number): IncidentShown[] => [
  ...(match?.shownIncidents(Math.max(0, count - INCIDENTS_SHOWN)) ?? []),
];

/** Whoever plays it again holds all of them against what the seed makes. */
export const allIncidents = ({ match }: OfferedBook): IncidentShown[] => [...(match?.shownIncidents() ?? [])];

export const shownStatistics = ({ match }: OfferedBook): { name: string; score: EventState['score'] }[] => [
  ...(match?.shown().statistics ?? []),
];
