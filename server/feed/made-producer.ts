// A producer that is made in the house, of what somebody outside says who knows no sequences of ours: it numbers what is
// told, and can tell at any time how everything stands.
import {
  ALIVE_EVERY_MS,
  type EventMessage,
  type FixtureMessage,
  type SnapshotMessage,
  type Untold,
} from '#contract/feed/messages.ts';
import type { Clock } from '../plumbing/clock.ts';
import type { FeedSink } from './feed-adapter.ts';

interface MadeTerms {
  readonly name: string;
  readonly clock: Clock;
  /** When its source last answered; null while the source cannot be relied upon. */
  heardAt(): Date | null;
  snapshots(): Iterable<Omit<SnapshotMessage, 'sequence'>>;
}

export class MadeProducer {
  readonly #terms: MadeTerms;
  #sequence: number;
  #sink: FeedSink | null = null;
  #hasSaidHello = false;
  #timer: NodeJS.Timeout | undefined;

  /** It counts on from the time in microseconds: more than before it was started again. */
  constructor(terms: MadeTerms) {
    this.#terms = terms;
    this.#sequence = terms.clock.now().getTime() * 1_000;
  }

  start(sink: FeedSink): void {
    this.#sink = sink;
    this.#timer = setInterval(() => {
      // The time of the source and not of this heartbeat: what happened since is not known yet.
      const at = this.#terms.heardAt()?.toISOString();
      if (this.#hasSaidHello && at !== undefined)
        this.#sink?.hear({ type: 'alive', producer: this.#terms.name, sequence: this.#sequence, at });
    }, ALIVE_EVERY_MS);
  }

  /** Once it is known how everything stands. */
  begin(): void {
    if (this.#hasSaidHello) return;
    this.#hasSaidHello = true;
    this.#sink?.hear({ type: 'hello', producer: this.#terms.name, sequence: this.#sequence });
  }

  tell(message: Untold): void {
    this.#sequence += 1;
    if (this.#hasSaidHello) this.#sink?.hear({ ...message, sequence: this.#sequence } as EventMessage);
  }

  recover(): void {
    for (const snapshot of this.#terms.snapshots())
      this.#sink?.hear({ ...snapshot, sequence: this.#sequence });
    this.#sink?.hear({ type: 'recovered', sequence: this.#sequence, is_whole: true });
  }

  /** Whoever could not take what it said is told anew. */
  drop(): void {
    this.#sink?.lost('given up');
    this.#hasSaidHello = false;
    if (this.#terms.heardAt() !== null) this.begin();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#sink = null;
  }
}

/** Without emblems of their own: those of real clubs are not ours to show. */
export const realSide = (name: string): FixtureMessage['home'] => ({
  name,
  short: name.slice(0, 3).toUpperCase(),
  colours: ['#3a3f4b', '#1d212a'],
  emblem: `club:${name.toLowerCase()}`,
});
