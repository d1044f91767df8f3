// Where passwords are hashed: two at a time, off the event loop, and no more waiting than can be served soon. Hashing is
// dear on purpose, which makes a sign-in the cheapest way to wear a server out; the pool is what bounds it.
import { Worker } from 'node:worker_threads';
import { tooMany } from '../limits/limits.ts';
import type { HashOrder } from './hash-worker.ts';

const LANES = 2;
/** At some 30 ms each over two lanes the last of them waits a third of a second. */
const WAITING_MAX = 20;
const RETRY_AFTER_S = 1;

interface Waiting {
  order: HashOrder;
  resolve(answer: string | boolean): void;
  reject(error: unknown): void;
}

interface Lane {
  worker: Worker;
  current: Waiting | undefined;
}

const lanes: Lane[] = [];
const queue: Waiting[] = [];

/** Asked before anything else is done for a sign-in: turning one away must cost as little as it can. */
export function requireRoom(): void {
  if (queue.length >= WAITING_MAX) throw tooMany(RETRY_AFTER_S);
}

/** The hash, or whether the password is the one hashed. Throws TooManyRequests when the queue is full. */
export function order(job: HashOrder): Promise<string | boolean> {
  return new Promise((resolve, reject) => {
    const waiting = { order: job, resolve, reject };
    const lane = lanes.find(({ current }) => current === undefined) ?? openLane();
    if (lane !== undefined) give(lane, waiting);
    else if (queue.length < WAITING_MAX) queue.push(waiting);
    else reject(tooMany(RETRY_AFTER_S));
  });
}

/** Undefined when all are open. A thread is started when it is first wanted: most servers of a test never hash. */
function openLane(): Lane | undefined {
  if (lanes.length === LANES) return undefined;
  const worker = new Worker(new URL('./hash-worker.ts', import.meta.url));
  const lane: Lane = { worker, current: undefined };
  lanes.push(lane);
  worker.on('message', (answer: string | boolean) => finish(lane, (job) => job.resolve(answer)));
  worker.on('error', (error) => {
    lanes.splice(lanes.indexOf(lane), 1);
    lane.current?.reject(error);
    const next = queue.shift();
    const another = next === undefined ? undefined : openLane();
    if (next !== undefined && another !== undefined) give(another, next);
  });
  return lane;
}

function give(lane: Lane, waiting: Waiting): void {
  lane.current = waiting;
  // A busy lane keeps the process alive, an idle one must not.
  lane.worker.ref();
  lane.worker.postMessage(waiting.order);
}

function finish(lane: Lane, tell: (job: Waiting) => void): void {
  const done = lane.current;
  lane.current = undefined;
  lane.worker.unref();
  const next = queue.shift();
  if (next !== undefined) give(lane, next);
  if (done !== undefined) tell(done);
}
