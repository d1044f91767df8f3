// Self-exclusion over a line that breaks. Its answer is lost with the session it ends, so it is asked for again: whoever is
// then refused as not signed in has been excluded.
import { isRefusal } from '#contract/refusals.ts';
import { isLost, Unanswered } from '../asking/unanswered.ts';

export type ExclusionOutcome = 'done' | 'refused' | 'offline' | 'unknown';

const PAUSES_MS = [1_000, 2_000, 4_000];

export async function excludeOnce(
  exclude: () => Promise<unknown>,
  pause: (ms: number) => Promise<unknown> = wait,
): Promise<ExclusionOutcome> {
  const first = await tried(exclude);
  if (first !== 'lost') return first === 'out' ? 'refused' : first;
  for (const ms of PAUSES_MS) {
    await pause(ms);
    const next = await tried(exclude);
    if (next === 'done' || next === 'out') return 'done';
    if (next !== 'lost') return 'unknown';
  }
  return 'unknown';
}

async function tried(exclude: () => Promise<unknown>): Promise<ExclusionOutcome | 'lost' | 'out'> {
  try {
    await exclude();
    return 'done';
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (isLost(error)) return 'lost';
    if (error instanceof Unanswered) return 'offline';
    return isRefusal(error, 'Authorization') ? 'out' : 'refused';
  }
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
