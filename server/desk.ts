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

/** While one group is being written to the disk, the next is being reckoned; more would only make them smaller. */
const LANES = 2;
const GROUP_MAX = 100;

/** Gives the desk of each database; whoever works on the same shares it. */
export function createDesks<Asked, Done>(work: DeskWork<Asked, Done>): (db: Db) => Desk<Asked, Done> {
  const desks = new WeakMap<Db, Desk<Asked, Done>>();
  return (db) => {
    const desk = desks.get(db) ?? new WaitingDesk(db, work);
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
  /** Whose turn it is in the other lane waits here: there it would hold up all who go with it. */
  readonly #underWay = new Set<string | number>();
  #free = LANES;
  #isAwake = false;

  constructor(db: Db, work: DeskWork<Asked, Done>) {
    this.#db = db;
    this.#work = work;
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
      while (this.#free > 0) {
        const group = this.#nextGroup();
        if (group.size === 0) return;
        void this.#leave(group);
      }
    });
  }

  async #leave(group: Group<Asked, Done>): Promise<void> {
    this.#free -= 1;
    for (const name of group.keys()) this.#underWay.add(name);
    await this.#go([...group.values()]);
    for (const name of group.keys()) this.#underWay.delete(name);
    this.#free += 1;
    this.#wake();
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
