// Where dear work waits its turn: so many at once, so many waiting, and past that "not now" at once, before everyone
// else has to wait as well. Whoever asks for much stands in a line of their own, and the lines take turns: one asker
// with a hundred wishes holds up nobody but themselves.

/** Said with 503 and Retry-After: nothing is wrong, there is only too much of it. */
export class Busy extends Error {
  override readonly name = 'Busy';
  readonly retryAfterS: number;

  constructor(retryAfterS: number) {
    super('more is asked for than can be done');
    this.retryAfterS = retryAfterS;
  }
}

export interface LaneTerms {
  atOnce: number;
  waitingMax: number;
  /** Of one asker. */
  waitingMaxEach: number;
  retryAfterS: number;
  /** So long a turn is waited for: what goes on may itself wait, for something that has frozen. */
  turnWithinMs?: number;
}

const TURN_WITHIN_MS = 5_000;

export class Lane {
  #terms: LaneTerms;
  #underWay = 0;
  #waiting = 0;
  /** By asker; the one whose turn is next stands first. */
  #lines = new Map<string, Set<() => void>>();

  constructor(terms: LaneTerms) {
    this.#terms = terms;
  }

  get isIdle(): boolean {
    return this.#underWay === 0;
  }

  /** Whether one more may wait. */
  get hasRoom(): boolean {
    return this.#waiting < this.#terms.waitingMax;
  }

  /** Throws Busy at once when there is no room, and later when no turn came. Work whose asker has left when its turn comes is not begun. */
  async run<T>(asker: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.#underWay < this.#terms.atOnce) this.#underWay += 1;
    else await this.#turn(asker);
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      this.#next();
    }
  }

  /** Whose turn it is takes over the place of whoever is done. */
  #turn(asker: string): Promise<void> {
    const { waitingMax, waitingMaxEach, retryAfterS, turnWithinMs = TURN_WITHIN_MS } = this.#terms;
    const line = this.#lines.get(asker) ?? new Set();
    if (this.#waiting >= waitingMax || line.size >= waitingMaxEach)
      return Promise.reject(new Busy(retryAfterS));
    this.#waiting += 1;
    this.#lines.set(asker, line);
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(late);
        resolve();
      };
      const late = setTimeout(() => {
        this.#waiting -= 1;
        line.delete(begin);
        if (line.size === 0) this.#lines.delete(asker);
        reject(new Busy(retryAfterS));
      }, turnWithinMs);
      line.add(begin);
    });
  }

  #next(): void {
    const [next] = this.#lines;
    if (next === undefined) {
      this.#underWay -= 1;
      return;
    }
    const [asker, line] = next;
    const [begin] = line;
    line.delete(begin!);
    this.#waiting -= 1;
    // A map keeps the order of insertion: whoever has more to come stands last now.
    this.#lines.delete(asker);
    if (line.size > 0) this.#lines.set(asker, line);
    begin!();
  }
}
