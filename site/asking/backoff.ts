// How long to wait before something is tried again: twice as long each time, up to a bound, and not the same for any two
// browsers, so that a thousand of them do not come back in the same moment.

export interface Backoff {
  next(): number;
  reset(): void;
}

/** `chance` is from 0 up to 1. */
export function createBackoff(firstMs: number, longestMs: number, chance = chanceHere): Backoff {
  let nextMs = firstMs;
  return {
    next() {
      const waitMs = nextMs * (0.5 + chance() / 2);
      nextMs = Math.min(nextMs * 2, longestMs);
      return waitMs;
    },
    reset() {
      nextMs = firstMs;
    },
  };
}

const chanceHere = () => crypto.getRandomValues(new Uint8Array(1))[0]! / 256;
