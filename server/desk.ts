// Work for the database that arrives at the same moment is done in one transaction, so that much of it costs little more
// than one piece. A lone piece goes at once, and each is still done on its own: none is spoiled by another.
import type { Db, Tx } from './db.ts';

export type Outcome<Done> = { done: Done } | { refused: unknown };

export interface DeskWork<Asked, Done> {
  /** No two of one name go together: the second must see what the first has done. */
  nameOf(asked: Asked): string | number;
  /** An outcome for each, in order. What it throws is thrown for whoever it was when they are tried one by one. */
  doAll(tx: Tx, group: readonly Asked[]): Promise<readonly Outcome<Done>[]>;
}

export interface Desk<Asked, Done> {
  take(asked: Asked): Promise<Done>;
}

/** Groups go one after the other, for few large ones cost least. One that a lock holds up is waited for no longer. */
const WAITED_FOR_MS = 100;
/** So many may be held up; each has a connection of its own. */
const LANES = 4;
const GROUP_MAX = 100;

/** Gives the desk of each database; whoever works on the same shares it. */
export function createDesks<Asked, Done>(
  work: DeskWork<Asked, Done>,
  waitedForMs = WAITED_FOR_MS,
): (db: Db) => Desk<Asked, Done> {
  const desks = new WeakMap<Db, Desk<Asked, Done>>();
  return (db) => {
    const desk = desks.get(db) ?? new WaitingDesk(db, work, waitedForMs);
    desks.set(db, desk);
    return desk;
  };
}

interface Ticket<Asked, Done> {
  asked: Asked;
  resolve(done: Done): void;
  reject(reason: unknown): void;
}

/** By name. */
type Group<Asked, Done> = Map<string | number, Ticket<Asked, Done>>;

class WaitingDesk<Asked, Done> implements Desk<Asked, Done> {
  readonly #db: Db;
  readonly #work: DeskWork<Asked, Done>;
  #waiting: Ticket<Asked, Done>[] = [];
  /** Whose turn it is in another lane waits here: there it would hold up all who go with it. */
  readonly #underWay = new Set<string | number>();
  readonly #waitedForMs: number;
  #lanes = 0;
  /** The latest group has not been under way for long. */
  #isWaitedFor = false;
  #isAwake = false;

  constructor(db: Db, work: DeskWork<Asked, Done>, waitedForMs: number) {
    this.#db = db;
    this.#work = work;
    this.#waitedForMs = waitedForMs;
  }

  take(asked: Asked): Promise<Done> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ asked, resolve, reject });
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
      const group = this.#nextGroup();
      if (group.size > 0) void this.#leave(group);
    });
  }

  async #leave(group: Group<Asked, Done>): Promise<void> {
    this.#lanes += 1;
    this.#isWaitedFor = true;
    const goOn = () => {
      this.#isWaitedFor = false;
      this.#wake();
    };
    const waited = setTimeout(goOn, this.#waitedForMs);
    for (const name of group.keys()) this.#underWay.add(name);
    await this.#go([...group.values()]);
    for (const name of group.keys()) this.#underWay.delete(name);
    this.#lanes -= 1;
    clearTimeout(waited);
    goOn();
  }

  #nextGroup(): Group<Asked, Done> {
    const group: Group<Asked, Done> = new Map();
    const left: Ticket<Asked, Done>[] = [];
    for (const ticket of this.#waiting) {
      const name = this.#work.nameOf(ticket.asked);
      if (group.size < GROUP_MAX && !group.has(name) && !this.#underWay.has(name)) group.set(name, ticket);
      else left.push(ticket);
    }
    this.#waiting = left;
    return group;
  }

  async #go(group: readonly Ticket<Asked, Done>[]): Promise<void> {
    try {
      const asked = group.map((ticket) => ticket.asked);
      const outcomes = await this.#db.atomically((tx) => this.#work.doAll(tx, asked));
      for (const [at, ticket] of group.entries()) settle(ticket, outcomes[at]!);
    } catch (error) {
      if (group.length === 1) group[0]!.reject(error);
      else for (const ticket of group) await this.#go([ticket]);
    }
  }
}

function settle<Done>(ticket: Ticket<unknown, Done>, outcome: Outcome<Done>): void {
  if ('done' in outcome) ticket.resolve(outcome.done);
  else ticket.reject(outcome.refused);
}
