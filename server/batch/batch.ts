// Work for the database that arrives at the same moment is done in one transaction, so that much of it costs little more
// than one piece. A lone piece goes at once, and each is still done on its own: none is spoiled by another.

import { isOutage, OutcomeUnknown, TooManyWait } from '../plumbing/outage.ts';
import { type Patience, untilKnown } from '../plumbing/until-known.ts';
import type { Db, Tx } from '../database/db.ts';

export type Outcome<Done> = { done: Done } | { refused: unknown };

export interface BatchWork<Asked, Done> {
  /** No two that share a name go together: the second must see what the first has done. */
  namesOf(asked: Asked): readonly Name[];
  /**
   * An outcome for each, in order. What it throws is thrown for whoever it was when they are tried one by one. Asked for
   * the same again, it locks what it locked before and then answers what it answered before: the answer to COMMIT may
   * have been lost.
   */
  doAll(tx: Tx, group: readonly Asked[]): Promise<readonly Outcome<Done>[]>;
}

type Name = string | number;

export interface Batch<Asked, Done> {
  take(asked: Asked): Promise<Done>;
}

export interface BatchOptions extends Patience {
  /** Groups go one after the other, for few large ones cost least. One that a lock holds up is waited for no longer. */
  waitedForMs?: number;
  /** So long few wait for the others to come, while many do. */
  lingersMs?: number;
  /** How many may wait; whoever comes then is told so at once. */
  waitingMax?: number;
  /** So long somebody waits for their turn. */
  turnWithinMs?: number;
}

const defaults = { waitedForMs: 100, lingersMs: 4, waitingMax: 10_000, turnWithinMs: 10_000 };
/** So many may be held up; each has a connection of its own. */
const LANES = 4;
/**
 * Of so many, some stay for the next group: the database is at work on one while the answers of the other are written.
 */
const ENOUGH = 40;
const GROUP_MAX = 100;

/** One for each kind of work: whoever works on the same database shares it. */
export const openBatch = <Asked, Done>(
  db: Db,
  work: BatchWork<Asked, Done>,
  options: BatchOptions = {},
): Batch<Asked, Done> => new WaitingBatch(db, work, { ...defaults, ...options });

interface Ticket<Asked, Done> {
  asked: Asked;
  askedAt: number;
  resolve(done: Done): void;
  reject(reason: unknown): void;
}

interface Group<Asked, Done> {
  tickets: readonly Ticket<Asked, Done>[];
  names: ReadonlySet<Name>;
}

class WaitingBatch<Asked, Done> implements Batch<Asked, Done> {
  readonly #db: Db;
  readonly #work: BatchWork<Asked, Done>;
  #waiting: Ticket<Asked, Done>[] = [];
  /** Whose turn it is in another lane waits here: there it would hold up all who go with it. */
  readonly #underWay = new Set<Name>();
  readonly #options: BatchOptions & typeof defaults;
  #lanes = 0;
  /** The latest group has not been under way for long. */
  #isWaitedFor = false;
  #isAwake = false;
  /** How many go together, lately. */
  #usual = 0;
  #lingering: NodeJS.Timeout | undefined;
  #hasLingered = false;

  constructor(db: Db, work: BatchWork<Asked, Done>, options: BatchOptions & typeof defaults) {
    this.#db = db;
    this.#work = work;
    this.#options = options;
  }

  take(asked: Asked): Promise<Done> {
    if (this.#waiting.length >= this.#options.waitingMax)
      return Promise.reject(new TooManyWait(`${this.#waiting.length} wait already`));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ asked, askedAt: performance.now(), resolve, reject });
      this.#wake();
    });
  }

  /** At the end of this turn of the event loop, so that all who come within it go together. */
  #wake(): void {
    if (this.#isAwake) return;
    this.#isAwake = true;
    setImmediate(() => {
      this.#isAwake = false;
      if (this.#isWaitedFor || this.#lanes >= LANES) return;
      if (this.#waiting.length < this.#usual / 2 && !this.#hasLingered) return this.#linger();
      const group = this.#nextGroup();
      if (group.tickets.length > 0) void this.#leave(group);
    });
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
    this.#depart(group.tickets.length);
    this.#lanes += 1;
    this.#isWaitedFor = true;
    const goOn = () => {
      this.#isWaitedFor = false;
      this.#wake();
    };
    const waited = setTimeout(goOn, this.#options.waitedForMs);
    for (const name of group.names) this.#underWay.add(name);
    await this.#go(group.tickets);
    for (const name of group.names) this.#underWay.delete(name);
    this.#lanes -= 1;
    clearTimeout(waited);
    goOn();
  }

  #nextGroup(): Group<Asked, Done> {
    const tickets: Ticket<Asked, Done>[] = [];
    const names = new Set<Name>();
    const left: Ticket<Asked, Done>[] = [];
    const most = Math.min(GROUP_MAX, Math.max(ENOUGH, this.#waiting.length / 2));
    for (const ticket of this.#waiting) {
      const own = this.#work.namesOf(ticket.asked);
      const isFree = own.every((name) => !names.has(name) && !this.#underWay.has(name));
      if (this.#isLate(ticket)) ticket.reject(noTurn());
      else if (tickets.length < most && isFree) {
        tickets.push(ticket);
        for (const name of own) names.add(name);
      } else left.push(ticket);
    }
    this.#waiting = left;
    return { tickets, names };
  }

  /** Everybody of the group is answered, whatever happens. */
  async #go(group: readonly Ticket<Asked, Done>[]): Promise<void> {
    let outcomes: readonly Outcome<Done>[];
    try {
      outcomes = await untilKnown(() => this.#doAll(group.map(({ asked }) => asked)), this.#options);
    } catch (error) {
      return this.#goOneByOne(group, error);
    }
    for (const [at, ticket] of group.entries()) settle(ticket, outcomes[at]!);
  }

  #doAll(asked: readonly Asked[]): Promise<readonly Outcome<Done>[]> {
    return this.#db.atomically(async (tx) => {
      const outcomes = await this.#work.doAll(tx, asked);
      if (asked.some((_, at) => outcomes[at] === undefined))
        throw new Error('not everybody of a group was given an outcome');
      return outcomes;
    });
  }

  /** The database undid all of it because of one: alone, each gets its own answer. What nobody knows is told as that. */
  async #goOneByOne(group: readonly Ticket<Asked, Done>[], error: unknown): Promise<void> {
    const isForAll = group.length === 1 || error instanceof OutcomeUnknown || isOutage(error);
    if (isForAll) for (const { reject } of group) reject(error);
    else
      for (const ticket of group) await (this.#isLate(ticket) ? ticket.reject(noTurn()) : this.#go([ticket]));
  }

  #isLate({ askedAt }: Ticket<Asked, Done>): boolean {
    return performance.now() - askedAt > this.#options.turnWithinMs;
  }
}

const noTurn = () => new TooManyWait('no turn came in time');

function settle<Done>(ticket: Ticket<unknown, Done>, outcome: Outcome<Done>): void {
  if ('done' in outcome) ticket.resolve(outcome.done);
  else ticket.reject(outcome.refused);
}
