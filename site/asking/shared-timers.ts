// Timers of the answers a page holds. Every tile of a page waits for the same few answers to grow old: long waits that end
// within the same second share a timer.
import type { TimeoutProvider } from '@tanstack/react-query';

/** Shorter waits are kept to the moment. */
const LONG_MS = 5_000;
const TOGETHER_MS = 1_000;

export function sharedTimers(): TimeoutProvider<number> {
  /** By the moment they end together; ids of shared ones are below 0. */
  const ends = new Map<number, Map<number, () => void>>();
  const endOf = new Map<number, number>();
  let last = 0;

  function wait(callback: () => void, delay: number): number {
    const end = Math.ceil((performance.now() + delay) / TOGETHER_MS) * TOGETHER_MS;
    const waiting = ends.get(end) ?? new Map<number, () => void>();
    if (!ends.has(end)) setTimeout(() => finish(end), end - performance.now());
    ends.set(end, waiting);
    last -= 1;
    waiting.set(last, callback);
    endOf.set(last, end);
    return last;
  }

  function finish(end: number): void {
    const waiting = ends.get(end)!;
    ends.delete(end);
    for (const id of waiting.keys()) endOf.delete(id);
    for (const callback of waiting.values()) callback();
  }

  return {
    setTimeout: (callback, delay) =>
      delay < LONG_MS ? Number(setTimeout(callback, delay)) : wait(callback, delay),
    clearTimeout(id) {
      if (id === undefined || id > 0) return clearTimeout(id);
      ends.get(endOf.get(id)!)?.delete(id);
      endOf.delete(id);
    },
    setInterval: (callback, delay) => Number(setInterval(callback, delay)),
    clearInterval: (id) => clearInterval(id),
  };
}
