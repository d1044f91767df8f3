// Keeps every reader going: woken soon after this server records facts, and often enough for those of other servers. They
// are woken together, for what happened meanwhile together: a round must not wait for who reads of the last one. A reader
// that fails waits longer each time, and holds up no other.
import type { Db } from '../database/db.ts';
import type { Clock } from '../plumbing/clock.ts';
import { log } from '../plumbing/log.ts';
import type { Metrics } from '../plumbing/metrics.ts';
import { isPassing } from '../plumbing/outage.ts';
import { logOutage } from '../plumbing/outage-log.ts';
import { listLags } from './lag.ts';
import { FetchedFacts, type Reader, readSome } from './read-facts.ts';

const AT_ONCE = 2_000;
const WAKE_AFTER_MS = 250;
const LOOK_EVERY_MS = 1_000;
const REST_MAX_MS = 60_000;
const MEASURE_EVERY_MS = 10_000;

export interface RunningReaders {
  /** Until each has read what there is; for tests, and for whoever cannot wait a second. */
  settled(): Promise<void>;
  /** Finishes what it is reading. */
  close(): Promise<void>;
}

export interface ReaderTools {
  db: Db;
  clock: Clock;
  metrics: Pick<Metrics, 'factLag' | 'factsUnread'>;
}

export function runReaders({ db, clock, metrics }: ReaderTools, readers: readonly Reader[]): RunningReaders {
  const fetched = new FetchedFacts();
  const lines = readers.map((reader) => new ReaderLine(db, reader, fetched));
  let waking: NodeJS.Timeout | undefined;
  const wake = () => {
    clearTimeout(waking);
    waking = undefined;
    for (const line of lines) line.wake();
  };
  const unhear = db.onSignal('facts', () => {
    waking ??= setTimeout(wake, WAKE_AFTER_MS);
  });
  const look = setInterval(wake, LOOK_EVERY_MS);
  const measure = setInterval(() => {
    measureLags(db, clock, metrics).catch((error: unknown) => logOutage('database', 'lags unknown', error));
  }, MEASURE_EVERY_MS);
  wake();
  return {
    async settled() {
      await Promise.all(lines.map((line) => line.settled()));
    },
    async close() {
      unhear();
      clearTimeout(waking);
      clearInterval(look);
      clearInterval(measure);
      await Promise.all(lines.map((line) => line.close()));
    },
  };
}

async function measureLags(db: Db, clock: Clock, metrics: ReaderTools['metrics']): Promise<void> {
  for (const { reader, facts, seconds } of await listLags(db.sql, clock.now())) {
    metrics.factLag.set({ reader }, seconds);
    metrics.factsUnread.set({ reader }, facts);
  }
}

class ReaderLine {
  readonly #db: Db;
  readonly #reader: Reader;
  readonly #fetched: FetchedFacts;
  #running: Promise<void> | undefined;
  #isAskedAgain = false;
  #isClosed = false;
  #restsUntil = 0;
  #restMs = 0;

  constructor(db: Db, reader: Reader, fetched: FetchedFacts) {
    this.#db = db;
    this.#reader = reader;
    this.#fetched = fetched;
  }

  wake(): void {
    if (this.#isClosed || performance.now() < this.#restsUntil) return;
    this.#isAskedAgain = true;
    this.#running ??= this.#run();
  }

  async settled(): Promise<void> {
    this.wake();
    await this.#running;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    try {
      do {
        this.#isAskedAgain = false;
        while (!this.#isClosed && (await this.#hasRead()));
      } while (this.#isAskedAgain && !this.#isClosed);
      this.#restMs = 0;
    } catch (error) {
      await this.#rest(error);
    } finally {
      this.#running = undefined;
    }
  }

  async #hasRead(): Promise<boolean> {
    const read = await readSome(this.#db, this.#reader, AT_ONCE, this.#fetched);
    return (read?.taken ?? 0) > 0;
  }

  async #rest(error: unknown): Promise<void> {
    this.#restMs = Math.min(REST_MAX_MS, 2 * this.#restMs + LOOK_EVERY_MS);
    this.#restsUntil = performance.now() + this.#restMs;
    if (isPassing(error)) return logOutage('database', `facts wait for ${this.#reader.name}`, error);
    log.bug(error, { reader: this.#reader.name });
    const trouble = error instanceof Error ? error.message : String(error);
    await this.#db.sql`
      update fact_reader set failed_at = now(), trouble = ${trouble.slice(0, 500)}
      where name = ${this.#reader.name}`.catch(() => undefined);
  }
}
