// Work for the database that arrives at the same moment is done in one transaction, so that much of it costs little more
// than one piece. A lone piece goes at once, and each is still done on its own: none is spoiled by another.

import type { Db } from '../database/db.ts';
import { TooManyWait } from '../plumbing/outage.ts';
import type { Patience } from '../plumbing/until-known.ts';
import { answerer } from './answer-group.ts';
import { type Ticket, Turns } from './turns.ts';
import type { BatchWork } from './work.ts';

export interface Batch<Asked, Done> {
  take(asked: Asked): Promise<Done>;
}

export interface BatchOptions extends Patience {
  /**
   * How many groups are under way at once, those not counted whose last words were said: the next is reckoned while they
   * are written to the disk. One where what a group costs hardly grows with its size, for few large ones then cost least.
   */
  atOnce?: number;
  groupMax?: number;
  /** A group that a lock holds up is waited for no longer than this. */
  waitedForMs?: number;
  /** So long few wait for the others to come, while many do; 0: never. */
  lingersMs?: number;
  /** How many may wait; whoever comes then is told so at once. */
  waitingMax?: number;
  /** So long somebody waits for their turn. */
  turnWithinMs?: number;
}

const defaults = {
  atOnce: 1,
  groupMax: 100,
  waitedForMs: 100,
  lingersMs: 4,
  waitingMax: 10_000,
  turnWithinMs: 10_000,
};
/** So many groups may be under way, those held up among them; each has a connection of its own. */
const LANES = 4;
/** And so many that wait apart. */
const LANES_APART = 2;
/**
 * Of more than so many, half stay for the next group: the database is at work on one while the answers of the other are
 * written. Where two are under way they do that by themselves.
 */
const ENOUGH = 40;

/** One for each kind of work: whoever works on the same database shares it. */
export const openBatch = <Asked, Done>(
  db: Db,
  work: BatchWork<Asked, Done>,
  options: BatchOptions = {},
): Batch<Asked, Done> => new WaitingBatch(db, work, { ...defaults, ...options });

type Group<Asked, Done> = readonly Ticket<Asked, Done>[];

class WaitingBatch<Asked, Done> implements Batch<Asked, Done> {
  readonly #work: BatchWork<Asked, Done>;
  readonly #options: BatchOptions & typeof defaults;
  readonly #turns: Turns<Asked, Done>;
  readonly #answer: ReturnType<typeof answerer<Asked, Done>>;
  #lanes = 0;
  #lanesApart = 0;
  /** Groups that have not been under way for long. */
  #waitedFor = 0;
  #isAwake = false;
  /** How many go together, lately. */
  #usual = 0;
  #lingering: NodeJS.Timeout | undefined;
  #hasLingered = false;

  constructor(db: Db, work: BatchWork<Asked, Done>, options: BatchOptions & typeof defaults) {
    this.#work = work;
    this.#options = options;
    this.#turns = new Turns(options.turnWithinMs);
    this.#answer = answerer({ db, work, turns: this.#turns, patience: options });
  }

  take(asked: Asked): Promise<Done> {
    const { waiting } = this.#turns;
    if (waiting >= this.#options.waitingMax)
      return Promise.reject(new TooManyWait(`${waiting} wait already`));
    return new Promise((resolve, reject) => {
      const names = this.#work.namesOf(asked);
      const owner = this.#work.ownerOf?.(asked);
      this.#turns.add({ asked, names, owner, askedAt: performance.now(), resolve, reject });
      this.#wake();
    });
  }

  /** At the end of this turn of the event loop, so that all who come within it go together. */
  #wake(): void {
    if (this.#isAwake) return;
    this.#isAwake = true;
    setImmediate(() => {
      this.#isAwake = false;
      this.#sendTogether();
      this.#sendApart();
    });
  }

  #sendTogether(): void {
    const { atOnce, groupMax, lingersMs } = this.#options;
    while (this.#waitedFor < atOnce && this.#lanes < LANES) {
      const { waiting } = this.#turns;
      if (lingersMs > 0 && waiting < this.#usual / 2 && !this.#hasLingered) {
        this.#linger();
        return;
      }
      const most = atOnce > 1 ? groupMax : Math.min(groupMax, Math.max(ENOUGH, waiting / 2));
      const group = this.#turns.take(most);
      if (group.length === 0) return;
      void this.#leave(group);
    }
  }

  #sendApart(): void {
    while (this.#lanesApart < LANES_APART) {
      const group = this.#turns.takeApart();
      if (group.length === 0) return;
      void this.#leaveApart(group);
    }
  }

  /** A group of two takes hardly less time than one of fifty: while many come, few wait a moment for the others. */
  #linger(): void {
    this.#lingering ??= setTimeout(() => {
      this.#hasLingered = true;
      this.#wake();
    }, this.#options.lingersMs);
  }

  #depart(size: number): void {
    clearTimeout(this.#lingering);
    this.#lingering = undefined;
    this.#hasLingered = false;
    this.#usual += (size - this.#usual) / 4;
  }

  async #leave(group: Group<Asked, Done>): Promise<void> {
    this.#depart(group.length);
    this.#lanes += 1;
    this.#waitedFor += 1;
    let isWaitedFor = true;
    const goOn = () => {
      if (isWaitedFor) this.#waitedFor -= 1;
      isWaitedFor = false;
      this.#wake();
    };
    const waited = setTimeout(goOn, this.#options.waitedForMs);
    await this.#answer(group, { isPatient: false, onLast: goOn });
    this.#turns.end(group);
    this.#lanes -= 1;
    clearTimeout(waited);
    goOn();
  }

  async #leaveApart(group: Group<Asked, Done>): Promise<void> {
    this.#lanesApart += 1;
    await this.#answer(group, { isPatient: true });
    this.#turns.end(group);
    this.#lanesApart -= 1;
    this.#wake();
  }
}
