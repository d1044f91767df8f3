// When the answer to COMMIT is lost, nobody knows whether the transaction was kept. The same work is then asked again: it
// looks for what it has done, under the lock that the lost transaction held and by a name drawn before the first try, so
// that asking again does nothing twice.
import { setTimeout as pause } from 'node:timers/promises';
import { isRefusal } from '#contract/refusals.ts';
import { OutcomeUnknown } from './outage.ts';

export interface Patience {
  /** How long the database is asked what became of it. */
  knownWithinMs?: number;
}

const KNOWN_WITHIN_MS = 5_000;
const ASK_AGAIN_AFTER_MS = 50;

/**
 * For work that answers a second time what it answered the first. What it throws at first is thrown on, unless it is
 * `OutcomeUnknown`; after that only an answer or a refusal says what became of it, for both are given under the lock.
 */
export async function untilKnown<T>(
  work: () => Promise<T>,
  { knownWithinMs = KNOWN_WITHIN_MS }: Patience = {},
): Promise<T> {
  let lost: OutcomeUnknown;
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OutcomeUnknown)) throw error;
    lost = error;
  }
  const until = performance.now() + knownWithinMs;
  do {
    await pause(ASK_AGAIN_AFTER_MS);
    try {
      return await work();
    } catch (error) {
      if (isRefusal(error)) throw error;
    }
  } while (performance.now() < until);
  throw lost;
}
