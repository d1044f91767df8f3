// Where passwords are hashed: two at a time, off the event loop, and no more waiting than can be served soon. Hashing is
// dear on purpose, which makes a sign-in the cheapest way to wear a server out; the pool is what bounds it.

import { tooMany } from '../limits/limits.ts';
import { Busy, Lane } from '../plumbing/lane.ts';
import { Thread } from '../plumbing/thread.ts';
import type { HashOrder } from './hash-worker.ts';

const RETRY_AFTER_S = 1;
const HASHED_WITHIN_MS = 10_000;

/** At some 30 ms each over two threads the last of them waits a third of a second. */
const lane = new Lane({ atOnce: 2, waitingMax: 20, waitingMaxEach: 20, retryAfterS: RETRY_AFTER_S });
const openThread = () =>
  new Thread<HashOrder, string | boolean>(new URL('./hash-worker.ts', import.meta.url), {
    withinMs: HASHED_WITHIN_MS,
  });
const idle = [openThread(), openThread()];

/** Asked before anything else is done for a sign-in: turning one away must cost as little as it can. */
export function requireRoom(): void {
  if (!lane.hasRoom) throw tooMany(RETRY_AFTER_S);
}

/** The hash, or whether the password is the one hashed. Throws TooManyRequests when the line is full. */
export async function order(job: HashOrder): Promise<string | boolean> {
  try {
    return await lane.run('', () => hash(job));
  } catch (error) {
    throw error instanceof Busy ? tooMany(error.retryAfterS) : error;
  }
}

async function hash(job: HashOrder): Promise<string | boolean> {
  const thread = idle.pop()!;
  try {
    return await thread.ask(job);
  } finally {
    idle.push(thread);
  }
}
