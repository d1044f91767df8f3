// From `npm start` to the first page: with nothing but the built site, and again on the data the first start left. What
// Node itself takes to start and end is the yardstick.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hashOfSources } from '../tools/freshness.mjs';
import { against, promised } from './figure.ts';
import { makeFolder } from './folder.ts';
import type { Measurement, Room } from './measurement.ts';
import { inTurns } from './rounds.ts';
import { launch } from './site.ts';

const ROUNDS = 5;
const SECOND_START_MS = 5000;

export const start: Measurement = {
  name: 'start',
  async run(room) {
    const sources = hashOfSources();
    const { node, starts } = await inTurns(ROUNDS, { node: bareNode, starts: () => startTwice(room) });
    // `npm start` builds what has changed since, and that is another figure.
    if (hashOfSources() !== sources)
      throw new Error('the sources were changed while the starts were measured');
    const bare = { name: 'node -e 0', rounds: node };
    const figure = (name: string, rounds: number[]) =>
      ({ name, unit: 'ms', better: 'less', rounds }) as const;
    const firstMs = starts.map((round) => round.firstMs);
    const secondMs = starts.map((round) => round.secondMs);
    const second = figure('second start', secondMs);
    return [
      against(bare, figure('first start', firstMs)),
      against(bare, second),
      promised(SECOND_START_MS, second),
    ];
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
  const startedAt = performance.now();
  await launch(room, { command: ['npm', 'start', '--silent'], dataDir, isChannel: false });
  return performance.now() - startedAt;
}
