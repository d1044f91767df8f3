// A match of the exchange as it is known here, and as it is told on.
import type { FixtureMessage, SnapshotMessage } from '#contract/feed/messages.ts';
import { realSide } from '../made-producer.ts';
import type { MarketBook } from './market-book.ts';
import type { CatalogueMarket } from './messages.ts';

const DRAW = 'The Draw';

export interface Known {
  readonly market: CatalogueMarket;
  readonly book: MarketBook;
  /** What was told last, so that only changes are. */
  chances: Chances;
  pause: 'incident' | null;
}

type Chances = NonNullable<FixtureMessage['chances']>;

export const pauseOf = (book: MarketBook): Known['pause'] => (book.isClosed ? 'incident' : null);

/** Home, draw and away, by their numbers at the exchange; null where it is no match of two. */
export function sidesOf({ runners }: CatalogueMarket) {
  const draw = runners.find(({ runnerName }) => runnerName === DRAW);
  const [home, away, ...more] = runners
    .filter((runner) => runner !== draw)
    .toSorted((a, b) => a.sortPriority - b.sortPriority);
  return draw && home && away && more.length === 0 ? { home, draw, away } : null;
}

/** Nothing where somebody is not offered on both sides. */
export function chancesOf(market: CatalogueMarket, book: MarketBook): Chances {
  const { home, draw, away } = sidesOf(market)!;
  const chances = book.chances([home.selectionId, draw.selectionId, away.selectionId]);
  return chances === null ? {} : { result: { 1: chances[0]!, X: chances[1]!, 2: chances[2]! } };
}

export const snapshotOf = (known: Known): Omit<SnapshotMessage, 'sequence'> => ({
  ...{ type: 'snapshot', ...fixtureOf(known), is_begun: false, moment: 0, incidents: [] },
  ...{ pause: known.pause, ending: null, seed: null },
});

export function fixtureOf({ market, book }: Known): Omit<FixtureMessage, 'type' | 'sequence'> {
  const { marketId, competition, event } = market;
  const { home, away } = sidesOf(market)!;
  return {
    event: marketId,
    league: {
      sysname: `competition-${competition?.id ?? 'other'}`,
      ...{ sport: 'football', name: competition?.name ?? 'Football', category: 'International', tier: 3 },
      ...{ is_virtual: false, season: new Date(event.openDate).getUTCFullYear() },
    },
    home: realSide(home.runnerName),
    away: realSide(away.runnerName),
    starts_at: event.openDate,
    status: 'scheduled',
    strength: 0,
    chances: chancesOf(market, book),
    commit: null,
  };
}
