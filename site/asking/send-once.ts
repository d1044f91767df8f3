// Sending what moves money. While its answer is lost it is asked for again with the same key, which is asking what became
// of it; never offline, never for long, and never once the player has left.
import * as z from 'zod/mini';
import type { Call, Input, Output } from '#contract/define.ts';
import { toFields } from '#contract/fields.ts';
import { isRefusal } from '#contract/refusals.ts';
import type { Asker } from './ask.ts';
import { forgetPress, keyOfPress } from './press.ts';
import { isLost } from './unanswered.ts';

const PAUSES_MS = [1_000, 2_000, 4_000, 8_000];

export interface Sending {
  /** Whether somebody still waits for the answer. */
  isWanted: () => boolean;
  /** Told while the answer is lost, and when it is not any more. */
  onAsking: (isAsking: boolean) => void;
  pause?: (ms: number) => Promise<void>;
}

export async function sendOnce<C extends Call>(
  ask: Asker,
  call: C,
  input: Input<C>,
  { isWanted, onAsking, pause = wait }: Sending,
): Promise<Output<C>> {
  const key = keyOfPress(call.name, toFields(z.encode(call.input, input as never) as object).toString());
  try {
    for (const ms of [...PAUSES_MS, null]) {
      const answer = await tried(() => ask(call, input, key));
      if ('done' in answer || !isLost(answer.error) || ms === null) return settle(call, answer);
      onAsking(true);
      await pause(ms);
      if (!isWanted() || navigator.onLine === false) return settle(call, answer);
    }
    throw new Error('asked until the last pause');
  } finally {
    onAsking(false);
  }
}

type Answer<T> = { done: T } | { error: unknown };

const tried = <T>(work: () => Promise<T>): Promise<Answer<T>> =>
  work().then(
    (done) => ({ done }),
    (error: unknown) => ({ error }),
  );

/** What is not known yet keeps its key, so that the same pressed again is the same press. */
function settle<T>({ name }: Call, answer: Answer<T>): T {
  if ('done' in answer) {
    forgetPress(name);
    return answer.done;
  }
  if (!isOpen(answer.error)) forgetPress(name);
  throw answer.error;
}

/** Nobody knows how it ends: the bank was silent, the server broke, somebody else asks at this moment. */
const isOpen = (error: unknown): boolean =>
  isLost(error) ||
  isRefusal(error, 'UnknownError') ||
  isRefusal(error, 'InternalServerError') ||
  isRefusal(error, 'TooManyRequests') ||
  isRefusal(error, 'BillingServiceError') ||
  isRefusal(error, 'BillingUnavailable');

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
