// Timers of the answers a page holds. Every tile of a page waits for the same few answers to grow old: long waits that end
// within the same second share a timer.
import type { TimeoutProvider } from '@tanstack/react-query';

const TOGETHER_MS = 1_000;

/** Waits that may last up to a second longer than asked for. */
export function sharedWaits() {
  /** By the moment at which they end together. */
  const ends = new Map<number, Map<number, () => void>>();
  const endOf = new Map<number, number>();
  let last = 0;

  function finish(end: number): void {
    const waiting = ends.get(end)!;
    ends.delete(end);
    for (const id of waiting.keys()) endOf.delete(id);
    for (const callback of waiting.values()) callback();
  }

  return {
    /** Gives a number below 0. */
    wait(callback: () => void, ms: number): number {
      const end = Math.ceil((performance.now() + ms) / TOGETHER_MS) * TOGETHER_MS;
      const waiting = ends.get(end) ?? new Map<number, () => void>();
      if (!ends.has(end)) setTimeout(() => finish(end), end - performance.now());
      ends.set(end, waiting);
      last -= 1;
      waiting.set(last, callback);
      endOf.set(last, end);
      return last;
    },

    forget(id: number): void {
      ends.get(endOf.get(id)!)?.delete(id);
      endOf.delete(id);
    },
  };
}

/** Shorter waits are kept to the moment. */
const LONG_MS = 5_000;

export function sharedTimers(): TimeoutProvider<number> {
  const { wait, forget } = sharedWaits();
  return {
    setTimeout: (callback, ms) => (ms < LONG_MS ? Number(setTimeout(callback, ms)) : wait(callback, ms)),
    clearTimeout: (id = 0) => (id < 0 ? forget(id) : clearTimeout(id)),
    setInterval: (callback, ms) => Number(setInterval(callback, ms)),
    clearInterval: (id) => clearInterval(id),
  };
}
