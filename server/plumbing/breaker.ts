// A circuit breaker for one service outside the house. After a few failures in a row nobody waits for it any more: for a
// while every call fails at once, and then one call is let through to see whether the service is back.

/** Thrown in place of asking a service that has just failed again and again. */
export class BreakerOpen extends Error {
  override readonly name = 'BreakerOpen';
}

interface BreakerOptions {
  /** So many failures in a row open it. */
  failuresMax?: number;
  /** So long it stays open before a call may try. */
  restMs?: number;
  /** Milliseconds that only go forward. */
  clock?: () => number;
}

export class Breaker {
  readonly #options: Required<BreakerOptions>;
  #failures = 0;
  #restsUntil = 0;
  #isTrying = false;

  constructor({ failuresMax = 5, restMs = 10_000, clock = () => performance.now() }: BreakerOptions = {}) {
    this.#options = { failuresMax, restMs, clock };
  }

  /** A call now would be refused. */
  get isOpen(): boolean {
    return this.#isBroken && (this.#isTrying || this.#options.clock() < this.#restsUntil);
  }

  /** How many calls may be under way now: none, one that tries, or any number. */
  get room(): number {
    if (this.isOpen) return 0;
    return this.#isBroken ? 1 : Number.POSITIVE_INFINITY;
  }

  /** `isFailure` tells a service that is away from one that said no. */
  async run<T>(work: () => Promise<T>, isFailure: (error: unknown) => boolean): Promise<T> {
    if (this.isOpen) throw new BreakerOpen('it did not answer a moment ago');
    const tries = this.#isBroken;
    if (tries) this.#isTrying = true;
    try {
      const answer = await work();
      this.#failures = 0;
      return answer;
    } catch (error) {
      if (isFailure(error)) this.#fail();
      else this.#failures = 0;
      throw error;
    } finally {
      if (tries) this.#isTrying = false;
    }
  }

  get #isBroken(): boolean {
    return this.#failures >= this.#options.failuresMax;
  }

  #fail(): void {
    const { clock, restMs } = this.#options;
    this.#failures += 1;
    this.#restsUntil = clock() + restMs;
  }
}
