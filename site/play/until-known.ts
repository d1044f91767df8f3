// A press that moves money, asked about until its outcome is known. While the answer is lost the same question goes out
// again with the same key, which is asking what became of it; nothing is ever guessed.
import * as z from 'zod/mini';
import type { Call, Input, Output } from '#contract/define.ts';
import { toFields } from '#contract/fields.ts';
import { isRefusal } from '#contract/refusals.ts';
import type { Asker } from '../asking/ask.ts';
import { forgetPress, keyOfPress } from '../asking/press.ts';
import { isLost, Unanswered } from '../asking/unanswered.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

export interface Waiting {
  /** Told when the answer is lost, and when it is known after all. */
  onChecking(isChecking: boolean): void;
  /** Whether the frame is still there. */
  isWanted(): boolean;
  pause(ms: number): Promise<void>;
}

/** `name` keeps the presses of one game apart from those of another in the same tab. */
export async function askUntilKnown<C extends Call>(
  { ask, name }: { ask: Asker; name: string },
  call: C,
  input: Input<C>,
  { onChecking, isWanted, pause }: Waiting,
): Promise<Output<C>> {
  const place = `${call.name}:${name}`;
  const key = keyOfPress(place, toFields(z.encode(call.input, input as never) as object).toString());
  let isChecking = false;
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(ms * 2, LONGEST_PAUSE_MS)) {
    try {
      const answer = await ask(call, input, key);
      forgetPress(place);
      if (isChecking) onChecking(false);
      return answer;
    } catch (error) {
      const isOpen = isUnknown(error, isChecking);
      if (!isOpen) forgetPress(place);
      if (!isOpen || !isWanted()) {
        if (isChecking) onChecking(false);
        throw error;
      }
      if (!isChecking) onChecking(true);
      isChecking = true;
    }
    await pause(ms);
  }
}

/** A "no" that says nothing of the press itself leaves open what became of one that was sent before. */
function isUnknown(error: unknown, wasSent: boolean): boolean {
  if (error instanceof Unanswered && !error.isSent) return wasSent;
  if (isLost(error) || isRefusal(error, 'UnknownError') || isRefusal(error, 'InternalServerError'))
    return true;
  if (!isRefusal(error)) return true;
  return wasSent && isRefusal(error, 'TooManyRequests');
}
