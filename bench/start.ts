// From `npm start` to the first page: with nothing but the built site, and again on the data the first start left. What
// Node itself takes to start and end is the yardstick.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isBuilt } from '../tools/freshness.mjs';
import { against, type Figure, promised } from './figure.ts';
import { makeFolder } from './folder.ts';
import type { Measurement, Room } from './measurement.ts';
import { inTurns } from './rounds.ts';

const ROUNDS = 5;
const SECOND_START_MS = 5000;
const LOOK_EVERY_MS = 10;
const OPEN_WITHIN_MS = 120_000;

export const start: Measurement = {
  name: 'start',
  async run(room) {
    const { node, starts } = await inTurns(ROUNDS, { node: bareNode, starts: () => startTwice(room) });
    // `npm start` builds what has changed since, and that is another figure.
    if (!isBuilt()) throw new Error('the sources were changed while the starts were measured');
    const bare = { name: 'node -e 0', rounds: node };
    const figure = (name: string, rounds: number[]) =>
      ({ name, unit: 'ms', better: 'less', rounds }) as const;
    const first = figure(
      'first start',
      starts.map(({ firstMs }) => firstMs),
    );
    const second = figure(
      'second start',
      starts.map(({ secondMs }) => secondMs),
    );
    return [
      against(bare, first),
      against(bare, second),
      promised(SECOND_START_MS, second),
    ] satisfies Figure[];
  },
};

async function bareNode(): Promise<number> {
  const startedAt = performance.now();
  await once(spawn(process.execPath, ['-e', '0']), 'exit');
  return performance.now() - startedAt;
}

async function startTwice(parent: Room): Promise<{ firstMs: number; secondMs: number }> {
  await using room = parent.use(new AsyncDisposableStack());
  const dataDir = await makeFolder(room);
  return { firstMs: await openOnce(room, dataDir), secondMs: await openOnce(room, dataDir) };
}

async function openOnce(parent: Room, dataDir: string): Promise<number> {
  await using room = parent.use(new AsyncDisposableStack());
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  room.defer(() => end(child));
  await answers(`http://localhost:${port}/`, child);
  return performance.now() - startedAt;
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const signal = AbortSignal.timeout(OPEN_WITHIN_MS);
  while (child.exitCode === null) {
    const response = await fetch(url, { signal }).catch(() => undefined);
    signal.throwIfAborted();
    await response?.body?.cancel();
    if (response?.status === 200) return;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`npm start ended with ${child.exitCode} before it answered`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
