// Betfair's exchange as a producer: what matches are worth before they begin, by what is offered on both sides. It closes
// them when they begin; who won is entered at the desk or from a file, because the exchange tells no scores.
import * as z from 'zod/mini';
import { ALIVE_EVERY_MS, type EventMessage, type FixtureMessage } from '#contract/feed/messages.ts';
import type { BetfairSettings } from '../../config/feed.ts';
import type { Clock } from '../../plumbing/clock.ts';
import { logOutage } from '../../plumbing/outage-log.ts';
import type { FeedAdapter, FeedSink } from '../feed-adapter.ts';
import { MarketBook } from './market-book.ts';
import { Catalogue, type CatalogueMarket, type MarketChange } from './messages.ts';
import { openStream } from './stream.ts';

const PRODUCER = 'betfair';
const ANSWERED_WITHIN_MS = 10_000;
const LIST_EVERY_MS = 60_000;
const MARKETS_MAX = 200;
const FOOTBALL = '1';
const DRAW = 'The Draw';
/** The exchange counts as heard for so long after its last word; its heartbeat comes every five seconds. */
const HEARD_FOR_MS = 12_000;

interface Known {
  market: CatalogueMarket;
  book: MarketBook;
  /** What was told last, so that only changes are. */
  chances: FixtureMessage['chances'];
  pause: 'incident' | null;
}

export function betfairFeed(settings: BetfairSettings, clock: Clock): FeedAdapter {
  const known = new Map<string, Known>();
  /** Books of markets whose names are not known yet. */
  const books = new Map<string, MarketBook>();
  const filter = { eventTypeIds: [FOOTBALL], marketTypeCodes: ['MATCH_ODDS'], turnInPlayEnabled: true };
  const timers: NodeJS.Timeout[] = [];
  const stopped = new AbortController();
  let sequence = clock.now().getTime() * 1_000;
  let heardAt = 0;
  let hasSaidHello = false;
  let sink: FeedSink | null = null;
  let stream: ReturnType<typeof openStream> | null = null;

  const tell = (message: object) => {
    sequence += 1;
    if (hasSaidHello) sink?.hear({ ...message, sequence } as EventMessage);
  };

  async function list(): Promise<void> {
    try {
      const response = await fetch(`${settings.api}/listMarketCatalogue/`, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(ANSWERED_WITHIN_MS)]),
        headers: {
          ...{ 'content-type': 'application/json', accept: 'application/json' },
          ...{ 'X-Application': settings.appKey, 'X-Authentication': settings.session },
        },
        body: JSON.stringify({
          filter: { ...filter, marketStartTime: { from: clock.now().toISOString() } },
          ...{ marketProjection: ['COMPETITION', 'EVENT', 'RUNNER_DESCRIPTION'], sort: 'FIRST_TO_START' },
          maxResults: MARKETS_MAX,
        }),
      });
      if (!response.ok) throw new Error(`it answered ${response.status}`);
      for (const market of z.parse(Catalogue, await response.json())) know(market);
      begin();
    } catch (error) {
      if (!stopped.signal.aborted) logOutage('betfair', 'markets cannot be listed', error);
    }
  }

  function begin(): void {
    if (hasSaidHello || known.size === 0) return;
    sink?.hear({ type: 'hello', producer: PRODUCER, sequence });
    hasSaidHello = true;
  }

  function know(market: CatalogueMarket): void {
    if (known.has(market.marketId) || sidesOf(market) === null) return;
    const book = books.get(market.marketId) ?? new MarketBook();
    books.set(market.marketId, book);
    const one: Known = { market, book, chances: chancesOf(market, book), pause: pauseOf(book) };
    known.set(market.marketId, one);
    tell({ type: 'fixture', ...fixtureOf(one) });
    if (one.pause !== null) tell({ type: 'bet-stop', event: market.marketId, pause: one.pause });
  }

  function changed(markets: readonly MarketChange[]): void {
    heardAt = clock.now().getTime();
    for (const change of markets) {
      const book = books.get(change.id) ?? new MarketBook();
      books.set(change.id, book);
      book.apply(change);
      const one = known.get(change.id);
      if (one !== undefined) tellChanges(one);
    }
  }

  function tellChanges(one: Known): void {
    const { market, book } = one;
    const [chances, pause] = [chancesOf(market, book), pauseOf(book)];
    if (pause !== one.pause) tell({ type: 'bet-stop', event: market.marketId, pause });
    if (JSON.stringify(chances) !== JSON.stringify(one.chances))
      tell({ type: 'chances', event: market.marketId, chances });
    Object.assign(one, { chances, pause });
  }

  return {
    isComplete: false,
    start(hearer) {
      sink = hearer;
      stream = openStream(settings, filter, {
        changed,
        lost: () => {
          heardAt = 0;
        },
      });
      void list();
      timers.push(setInterval(() => void list(), settings.listEveryMs ?? LIST_EVERY_MS));
      timers.push(
        setInterval(() => {
          const at = clock.now();
          if (hasSaidHello && at.getTime() - heardAt < HEARD_FOR_MS)
            sink?.hear({ type: 'alive', producer: PRODUCER, sequence, at: at.toISOString() });
        }, ALIVE_EVERY_MS),
      );
    },
    recover() {
      for (const one of known.values())
        sink?.hear({
          ...{ type: 'snapshot', ...fixtureOf(one), sequence, is_begun: false, moment: 0, incidents: [] },
          ...{ pause: one.pause, ending: null, seed: null },
        });
      sink?.hear({ type: 'recovered', sequence, is_whole: true });
    },
    drop() {
      sink?.lost('given up');
      hasSaidHello = false;
      begin();
    },
    async stop() {
      stopped.abort();
      for (const timer of timers) clearInterval(timer);
      stream?.stop();
      sink = null;
    },
  };
}

const pauseOf = (book: MarketBook) => (book.isClosed ? ('incident' as const) : null);

/** Home, draw and away, by their numbers at the exchange; null where it is no match of two. */
function sidesOf({ runners }: CatalogueMarket) {
  const draw = runners.find(({ runnerName }) => runnerName === DRAW);
  const [home, away, ...more] = runners
    .filter((runner) => runner !== draw)
    .toSorted((a, b) => a.sortPriority - b.sortPriority);
  return draw && home && away && more.length === 0 ? { home, draw, away } : null;
}

function chancesOf(market: CatalogueMarket, book: MarketBook): NonNullable<FixtureMessage['chances']> {
  const { home, draw, away } = sidesOf(market)!;
  const chances = book.chances([home.selectionId, draw.selectionId, away.selectionId]);
  return chances === null ? {} : { result: { 1: chances[0]!, X: chances[1]!, 2: chances[2]! } };
}

function fixtureOf({ market, book }: Known): Omit<FixtureMessage, 'type' | 'sequence'> {
  const { marketId, competition, event } = market;
  const { home, away } = sidesOf(market)!;
  return {
    event: marketId,
    league: {
      sysname: `competition-${competition?.id ?? 'other'}`,
      ...{ sport: 'football', name: competition?.name ?? 'Football', category: 'International', tier: 3 },
      ...{ is_virtual: false, season: new Date(event.openDate).getUTCFullYear() },
    },
    home: sideOf(home.runnerName),
    away: sideOf(away.runnerName),
    starts_at: event.openDate,
    status: 'scheduled',
    strength: 0,
    chances: chancesOf(market, book),
    commit: null,
  };
}

/** Without emblems of their own: those of real clubs are not ours to show. */
const sideOf = (name: string): FixtureMessage['home'] => ({
  name,
  short: name.slice(0, 3).toUpperCase(),
  colours: ['#3a3f4b', '#1d212a'],
  emblem: `club:${name.toLowerCase()}`,
});
