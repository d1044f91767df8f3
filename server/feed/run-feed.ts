// Keeps the feed going on this server. Several may do so: one at a time takes what the producer says, by a lock that ends
// with its connection, and another goes on after it. All of them watch that somebody does.
import { setTimeout as pause } from 'node:timers/promises';
import { type Connection, connect } from '../database/connect.ts';
import { houseLocks } from '../database/house-locks.ts';
import { log } from '../plumbing/log.ts';
import { isPassing } from '../plumbing/outage.ts';
import { logOutage } from '../plumbing/outage-log.ts';
import type { FeedAdapter } from './feed-adapter.ts';
import { FeedLine, type LineTools } from './feed-line.ts';
import { closeSilent, hasSilent } from './producers.ts';

/** So often a server looks whether its turn has come, and whether producers are heard. */
const LOOK_EVERY_MS = 1_000;

export interface RunningFeed {
  /** Finishes what it is at. */
  close(): Promise<void>;
}

type Adapters = () => readonly FeedAdapter[];

/** `url` is the database's: the lock needs a connection of its own. */
export function runFeed(tools: LineTools, url: string, adapters: Adapters): RunningFeed {
  const ended = new AbortController();
  const running = Promise.all([
    repeat(() => takeTurn(tools, url, adapters, ended.signal)),
    repeat(() => watch(tools)),
  ]);

  async function repeat(work: () => Promise<unknown>): Promise<void> {
    while (!ended.signal.aborted) {
      await work().catch((error: unknown) => {
        if (isPassing(error)) logOutage('database', 'the feed waits', error);
        else log.bug(error);
      });
      await pause(LOOK_EVERY_MS, undefined, { signal: ended.signal }).catch(() => undefined);
    }
  }

  return {
    async close() {
      ended.abort();
      await running;
    },
  };
}

async function watch({ db, bus, clock }: LineTools): Promise<void> {
  if (!(await hasSilent(db.sql, clock.now()))) return;
  for (const name of await db.atomically((tx) => closeSilent(tx, bus, clock.now())))
    log.warn('a feed is silent, and all its events are closed', { producer: name });
}

/** Waits for the lock, and takes for as long as it is held. */
async function takeTurn(
  tools: LineTools,
  url: string,
  adapters: Adapters,
  ended: AbortSignal,
): Promise<void> {
  const lost = new AbortController();
  const connection = await connect(url, {
    application_name: 'marigold feed',
    keepAlive: true,
    onLost: () => lost.abort(),
  });
  const over = AbortSignal.any([ended, lost.signal]);
  try {
    if (await hasTurn(connection, over)) await takeUntil(over, tools, adapters());
  } finally {
    await connection.close();
  }
}

async function hasTurn({ sql }: Connection, over: AbortSignal): Promise<boolean> {
  while (!over.aborted) {
    const [row] = await sql<{ isOurs: boolean }>`select pg_try_advisory_lock(${houseLocks.feed}) as "isOurs"`;
    if (row!.isOurs) return true;
    await pause(LOOK_EVERY_MS, undefined, { signal: over }).catch(() => undefined);
  }
  return false;
}

/** Each producer has a line of its own: nobody waits for another's trouble. */
async function takeUntil(
  over: AbortSignal,
  tools: LineTools,
  adapters: readonly FeedAdapter[],
): Promise<void> {
  const lines = adapters.map((adapter) => {
    const line = new FeedLine(tools, adapter);
    adapter.start(line);
    return { adapter, line };
  });
  await new Promise((resolve) => {
    if (over.aborted) resolve(null);
    else over.addEventListener('abort', resolve, { once: true });
  });
  await Promise.all(
    lines.map(async ({ adapter, line }) => {
      await adapter.stop();
      await line.close();
    }),
  );
}
