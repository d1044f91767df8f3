// The line to one producer: every message once and in its order, whatever becomes of the line. What is missed is asked for
// before anything later is taken; what was heard before is left out; and what cannot be kept is asked for again.
import { setTimeout as pause } from 'node:timers/promises';
import type { EventMessage, FeedMessage, HeartbeatMessage } from '#contract/feed/messages.ts';
import type { Clock } from '../plumbing/clock.ts';
import { log } from '../plumbing/log.ts';
import { isPassing } from '../plumbing/outage.ts';
import { logOutage } from '../plumbing/outage-log.ts';
import { creationTime } from './as-of.ts';
import type { FeedAdapter, FeedSink } from './feed-adapter.ts';
import { findOpen, findProducer, noteAlive, noteRecovered } from './producers.ts';
import { type FeedTools, takeMessages } from './take-messages.ts';

export interface LineTools extends FeedTools {
  clock: Clock;
}

/** Heard and not yet taken; a line on which more waits is given up, and what it said is asked for later. */
const WAITING_MAX = 20_000;
/** Taken in one transaction. A finished match is played again before it is believed, which takes its time. */
const AT_ONCE = 50;
/** From one message of a recovery to the next. */
const RECOVERED_WITHIN_MS = 15_000;
/** After trouble of our own, or a producer that cannot be believed. */
const AGAIN_AFTER_MS = 1_000;

type Mode = 'deaf' | 'catching-up' | 'anew' | 'live';

export class FeedLine implements FeedSink {
  readonly #tools: LineTools;
  readonly #adapter: FeedAdapter;
  readonly #running: Promise<void>;
  #waiting: FeedMessage[] = [];
  #rouse: () => void = () => undefined;
  #isClosed = false;
  #producer = '';
  #mode: Mode = 'deaf';
  #last = 0;
  #told = new Set<string>();
  #impatience: NodeJS.Timeout | undefined;

  constructor(tools: LineTools, adapter: FeedAdapter) {
    this.#tools = tools;
    this.#adapter = adapter;
    this.#running = this.#run();
  }

  hear(message: FeedMessage): void {
    this.#waiting.push(message);
    if (this.#waiting.length > WAITING_MAX) {
      log.warn('more is told than can be taken', { waiting: this.#waiting.length });
      this.#adapter.drop();
    }
    this.#rouse();
  }

  lost(): void {
    this.#waiting = [];
    this.#mode = 'deaf';
    this.#calmDown();
  }

  /** Finishes what it is at. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#rouse();
    await this.#running;
    this.#calmDown();
  }

  #calmDown(): void {
    clearTimeout(this.#impatience);
    this.#impatience = undefined;
  }

  async #run(): Promise<void> {
    while (!this.#isClosed) {
      const message = this.#waiting.shift();
      if (message === undefined) await this.#quiet();
      else await this.#deal(message);
    }
  }

  #quiet(): Promise<void> {
    return new Promise((resolve) => {
      this.#rouse = resolve;
    });
  }

  async #deal(message: FeedMessage): Promise<void> {
    try {
      if (message.type === 'hello') await this.#begin(message.producer);
      else if (message.type === 'alive') await this.#heartbeat(message);
      else if (message.type === 'recovered') await this.#recovered(message.sequence, message.is_whole);
      else await this.#take(message);
    } catch (error) {
      if (isPassing(error)) logOutage('database', 'the feed waits', error);
      else log.bug(error, { producer: this.#producer });
      await this.#giveUp();
    }
  }

  async #begin(producer: string): Promise<void> {
    const row = await findProducer(this.#tools.db.sql, producer);
    this.#producer = producer;
    this.#last = row?.sequence ?? 0;
    await this.#recover(row === undefined || row.is_down);
  }

  async #recover(isAnew: boolean): Promise<void> {
    const open = isAnew ? await findOpen(this.#tools.db.sql, this.#producer) : [];
    this.#mode = isAnew ? 'anew' : 'catching-up';
    this.#told = new Set();
    this.#calmDown();
    this.#impatience = setTimeout(() => this.#adapter.drop(), RECOVERED_WITHIN_MS);
    this.#adapter.recover(isAnew ? null : this.#last, open);
  }

  async #recovered(sequence: number, isWhole: boolean): Promise<void> {
    if (this.#mode !== 'catching-up' && this.#mode !== 'anew') return;
    this.#calmDown();
    const { db, bus, clock } = this.#tools;
    const known = isWhole && this.#adapter.isComplete ? [...this.#told] : null;
    const isBelieved = await db.atomically((tx) =>
      noteRecovered(tx, bus, { producer: this.#producer, sequence, isWhole, known, now: clock.now() }),
    );
    if (isBelieved) {
      this.#last = sequence;
      this.#mode = 'live';
    } else if (!isWhole) await this.#recover(true);
    else {
      log.warn('the feed counts back, and is not believed', { producer: this.#producer, sequence });
      await this.#giveUp();
    }
  }

  async #heartbeat({ sequence, at }: HeartbeatMessage): Promise<void> {
    if (this.#mode !== 'live' || sequence < this.#last) return;
    const { db, clock } = this.#tools;
    const now = clock.now();
    if (sequence > this.#last) await this.#recover(false);
    else if (!(await noteAlive(db.sql, this.#producer, now, creationTime(at, now))))
      await this.#recover(true);
  }

  /** With whatever else waits and follows it. */
  async #take(first: EventMessage): Promise<void> {
    const batch: EventMessage[] = [];
    for (let next: FeedMessage | undefined = first; next !== undefined; ) {
      const isTaken = this.#accept(next as EventMessage);
      if (isTaken === 'gap') {
        await this.#keep(batch);
        return this.#recover(false);
      }
      if (isTaken) batch.push(next as EventMessage);
      next = batch.length < AT_ONCE && isOfEvent(this.#waiting[0]) ? this.#waiting.shift() : undefined;
    }
    await this.#keep(batch);
  }

  #accept(message: EventMessage): boolean | 'gap' {
    if (message.type === 'snapshot') {
      // A producer that cannot tell what we missed tells how things stand.
      if (this.#mode === 'catching-up') this.#mode = 'anew';
      if (this.#mode === 'anew') this.#told.add(message.event);
      return this.#mode === 'anew';
    }
    if (this.#mode === 'deaf' || this.#mode === 'anew' || message.sequence <= this.#last) return false;
    if (message.sequence > this.#last + 1) return this.#mode === 'live' && 'gap';
    this.#last = message.sequence;
    return true;
  }

  async #keep(batch: readonly EventMessage[]): Promise<void> {
    if (batch.length === 0) return;
    await takeMessages(this.#tools, this.#producer, batch, this.#tools.clock.now());
    this.#impatience?.refresh();
  }

  async #giveUp(): Promise<void> {
    this.#mode = 'deaf';
    await pause(AGAIN_AFTER_MS);
    this.#adapter.drop();
  }
}

const isOfEvent = (message: FeedMessage | undefined): message is EventMessage =>
  message !== undefined &&
  message.type !== 'hello' &&
  message.type !== 'alive' &&
  message.type !== 'recovered';
