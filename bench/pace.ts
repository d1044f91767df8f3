// How often a second something is done, by several at once, each of whom asks again as soon as they were answered.
import { quantile } from './spread.ts';

export interface Pace {
  perSecond: number;
  p99Ms: number;
}

/** Askers are counted from 1. */
export async function paceOf(
  { askers, seconds }: { askers: number; seconds: number },
  ask: (asker: number) => Promise<unknown>,
): Promise<Pace> {
  const times: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  const repeat = async (asker: number) => {
    for (let from = performance.now(); from < endsAt; ) {
      await ask(asker);
      const now = performance.now();
      times.push(now - from);
      from = now;
    }
  };
  await Promise.all(Array.from({ length: askers }, (_, at) => repeat(at + 1)));
  return { perSecond: (times.length / (performance.now() - startedAt)) * 1000, p99Ms: quantile(times, 0.99) };
}
