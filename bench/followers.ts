// Many who follow a channel, in a process of their own: each a socket from an address of its own, as a proxy would report.
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { answerParent } from './child.ts';

export type FollowersQuestion =
  | { open: { origin: string; channel: string; count: number } }
  | { told: number };

export interface FollowersAnswer {
  /** When the first and the last of them were told, in milliseconds of the machine's clock. */
  firstAt: number;
  lastAt: number;
}

const AT_ONCE = 100;

interface Seen {
  version: number;
  at: number;
}

const seen: Seen[] = [];
let waiting: { version: number; done: () => void } | undefined;

answerParent(async (question: FollowersQuestion): Promise<FollowersAnswer> => {
  if ('open' in question) await openAll(question.open);
  else await told(question.told);
  const times = seen.map(({ at }) => at);
  return { firstAt: Math.min(...times), lastAt: Math.max(...times) };
});

async function openAll({
  origin,
  channel,
  count,
}: {
  origin: string;
  channel: string;
  count: number;
}): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) =>
        openOne(origin, channel, from + index),
      ),
    );
}

async function openOne(origin: string, channel: string, number: number): Promise<void> {
  const address = `10.${Math.floor(number / 65_536)}.${Math.floor(number / 256) % 256}.${number % 256}`;
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, {
    headers: { 'x-forwarded-for': address },
  });
  await once(socket, 'open');
  const first = once(socket, 'message');
  socket.on('message', (raw: Buffer) => {
    const version = versionIn(raw);
    seen[number] = { version, at: performance.timeOrigin + performance.now() };
    if (waiting !== undefined && seen.every((one) => one.version >= waiting!.version)) waiting.done();
  });
  socket.send(JSON.stringify({ follow: [channel] }));
  await first;
}

/** It stands before all that is long: to read the rest is the work of five thousand other machines. */
function versionIn(raw: Buffer): number {
  const [, version] = /"version":(\d+)/.exec(raw.toString('latin1', 0, 200)) ?? [];
  if (version === undefined) throw new Error('a frame without its version');
  return Number(version);
}

async function told(version: number): Promise<void> {
  if (seen.every((one) => one.version >= version)) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting = { version, done: resolve };
  await promise;
  waiting = undefined;
}
