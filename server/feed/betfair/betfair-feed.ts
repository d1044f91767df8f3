// Betfair's exchange as a producer: what matches are worth before they begin, by what is offered on both sides. It closes
// them when they begin; who won is entered at the desk or from a file, because the exchange tells no scores.
import type { BetfairSettings } from '../../config/feed.ts';
import type { Clock } from '../../plumbing/clock.ts';
import { logOutage } from '../../plumbing/outage-log.ts';
import type { FeedAdapter, FeedSink } from '../feed-adapter.ts';
import { MadeProducer } from '../made-producer.ts';
import { askCatalogue } from './catalogue.ts';
import { chancesOf, fixtureOf, type Known, pauseOf, sidesOf, snapshotOf } from './known-market.ts';
import { MarketBook } from './market-book.ts';
import type { CatalogueMarket, MarketChange } from './messages.ts';
import { ExchangeStream } from './stream.ts';

const LIST_EVERY_MS = 60_000;
/** The exchange counts as heard for so long after its last word; its heartbeat comes every five seconds. */
const HEARD_FOR_MS = 12_000;

export const betfairFeed = (settings: BetfairSettings, clock: Clock): FeedAdapter =>
  new BetfairFeed(settings, clock);

class BetfairFeed implements FeedAdapter {
  readonly isComplete = false;
  readonly #settings: BetfairSettings;
  readonly #clock: Clock;
  readonly #known = new Map<string, Known>();
  /** Also of markets whose names are not known yet. */
  readonly #books = new Map<string, MarketBook>();
  readonly #producer: MadeProducer;
  readonly #stopped = new AbortController();
  #heardAt = 0;
  #stream: ExchangeStream | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(settings: BetfairSettings, clock: Clock) {
    this.#settings = settings;
    this.#clock = clock;
    this.#producer = new MadeProducer({
      ...{ name: 'betfair', clock },
      heardAt: () => (clock.now().getTime() - this.#heardAt < HEARD_FOR_MS ? new Date(this.#heardAt) : null),
      snapshots: () => [...this.#known.values()].map(snapshotOf),
    });
  }

  start(sink: FeedSink): void {
    this.#producer.start(sink);
    this.#stream = new ExchangeStream(this.#settings, {
      changed: (markets) => this.#changed(markets),
      lost: () => {
        this.#heardAt = 0;
      },
    });
    void this.#list();
    this.#timer = setInterval(() => void this.#list(), this.#settings.listEveryMs ?? LIST_EVERY_MS);
  }

  recover(): void {
    this.#producer.recover();
  }

  drop(): void {
    this.#producer.drop();
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    clearInterval(this.#timer);
    this.#stream?.stop();
    this.#producer.stop();
  }

  async #list(): Promise<void> {
    try {
      const markets = await askCatalogue(this.#settings, this.#clock.now(), this.#stopped.signal);
      for (const market of markets) this.#know(market);
      this.#producer.begin();
    } catch (error) {
      if (!this.#stopped.signal.aborted) logOutage('betfair', 'markets cannot be listed', error);
    }
  }

  #know(market: CatalogueMarket): void {
    const { marketId: event } = market;
    if (this.#known.has(event) || sidesOf(market) === null) return;
    const book = this.#bookOf(event);
    const known: Known = { market, book, chances: chancesOf(market, book), pause: pauseOf(book) };
    this.#known.set(event, known);
    this.#producer.tell({ type: 'fixture', ...fixtureOf(known) });
    if (known.pause !== null) this.#producer.tell({ type: 'bet-stop', event, pause: known.pause });
  }

  #bookOf(id: string): MarketBook {
    const book = this.#books.get(id) ?? new MarketBook();
    this.#books.set(id, book);
    return book;
  }

  #changed(markets: readonly MarketChange[]): void {
    this.#heardAt = this.#clock.now().getTime();
    for (const change of markets) {
      this.#bookOf(change.id).apply(change);
      const known = this.#known.get(change.id);
      if (known !== undefined) this.#tellChanges(change.id, known);
    }
  }

  #tellChanges(event: string, known: Known): void {
    const [chances, pause] = [chancesOf(known.market, known.book), pauseOf(known.book)];
    if (pause !== known.pause) this.#producer.tell({ type: 'bet-stop', event, pause });
    if (JSON.stringify(chances) !== JSON.stringify(known.chances))
      this.#producer.tell({ type: 'chances', event, chances });
    Object.assign(known, { chances, pause });
  }
}
