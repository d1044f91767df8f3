// The Odds API as a producer: it is asked again and again, and what has changed is told on. It knows prices before a match
// and final scores, so its events close when they begin, and are settled by what markets it has.
import type * as z from 'zod/mini';
import type { OddsApiSettings } from '../../config/feed.ts';
import type { Clock } from '../../plumbing/clock.ts';
import { logOutage } from '../../plumbing/outage-log.ts';
import type { FeedAdapter, FeedSink } from '../feed-adapter.ts';
import { MadeProducer } from '../made-producer.ts';
import { Odds, type Priced, Scores, type SportTerms, sportTerms } from './answers.ts';
import { askOdds } from './ask-odds.ts';
import { fixtureOf, type Known, snapshotOf } from './known-event.ts';

/** So many questions may fail before it counts as silent. */
const FAILED_MAX = 3;
/** An event that is not heard of for so long after its start is forgotten. */
const FORGOTTEN_AFTER_MS = 72 * 3_600_000;

export const oddsApiFeed = (settings: OddsApiSettings, clock: Clock): FeedAdapter =>
  new OddsApiFeed(settings, clock);

class OddsApiFeed implements FeedAdapter {
  readonly isComplete = false;
  readonly #settings: OddsApiSettings;
  readonly #clock: Clock;
  readonly #events = new Map<string, Known>();
  readonly #producer: MadeProducer;
  readonly #stopped = new AbortController();
  #failed = FAILED_MAX;
  /** When the last round of questions that was answered began: the answers are no older. */
  #heardAt: Date | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(settings: OddsApiSettings, clock: Clock) {
    this.#settings = settings;
    this.#clock = clock;
    this.#producer = new MadeProducer({
      ...{ name: 'the-odds-api', clock },
      heardAt: () => (this.#failed < FAILED_MAX ? this.#heardAt : null),
      snapshots: () => [...this.#events.values()].map(snapshotOf),
    });
  }

  start(sink: FeedSink): void {
    this.#producer.start(sink);
    void this.#look();
    this.#timer = setInterval(() => void this.#look(), this.#settings.everyMs);
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
    this.#producer.stop();
  }

  async #look(): Promise<void> {
    const askedAt = this.#clock.now();
    try {
      for (const key of this.#settings.sports) {
        const terms = sportTerms(key)!;
        const markets = 'regions=eu&markets=h2h,totals,spreads&oddsFormat=decimal&dateFormat=iso';
        for (const priced of await this.#ask(`${key}/odds`, markets, Odds)) this.#take(key, priced, terms);
        for (const score of await this.#ask(`${key}/scores`, 'daysFrom=3&dateFormat=iso', Scores))
          this.#settle(score);
      }
      this.#failed = 0;
      this.#heardAt = askedAt;
      this.#producer.begin();
    } catch (error) {
      this.#failed += 1;
      if (!this.#stopped.signal.aborted) logOutage('the odds api', 'prices cannot be asked for', error);
    }
    this.#close();
  }

  #ask<T extends z.ZodMiniType>(path: string, query: string, answer: T): Promise<z.output<T>> {
    return askOdds(this.#settings, { path, query, answer, stopped: this.#stopped.signal });
  }

  #take(key: string, priced: Priced, terms: SportTerms): void {
    const before = this.#events.get(priced.id);
    const told = fixtureOf(key, priced, terms);
    this.#events.set(priced.id, { terms, result: null, isStarted: false, ...before, told });
    if (before?.told.starts_at !== told.starts_at) this.#producer.tell({ type: 'fixture', ...told });
    else if (JSON.stringify(before.told.chances) !== JSON.stringify(told.chances))
      this.#producer.tell({ type: 'chances', event: priced.id, chances: told.chances! });
  }

  #settle({ id, completed, home_team, away_team, scores }: z.output<typeof Scores>[number]): void {
    const known = this.#events.get(id);
    if (known === undefined || !completed || known.result !== null) return;
    const scoreOf = (name: string) => Number(scores?.find((score) => score.name === name)?.score);
    const result = { home: scoreOf(home_team), away: scoreOf(away_team) };
    if (!Number.isInteger(result.home) || !Number.isInteger(result.away)) return;
    known.result = result;
    const tallies = { [known.terms.tally]: result };
    this.#producer.tell({ type: 'result', event: id, ending: 'played', seed: null, tallies });
  }

  /** It says nothing of matches while they are played. */
  #close(): void {
    const now = this.#clock.now().getTime();
    for (const [event, known] of this.#events) {
      const startsAt = Date.parse(known.told.starts_at);
      if (!known.isStarted && startsAt <= now) {
        known.isStarted = true;
        this.#producer.tell({ type: 'bet-stop', event, pause: 'incident' });
      }
      if (startsAt < now - FORGOTTEN_AFTER_MS) this.#events.delete(event);
    }
  }
}
