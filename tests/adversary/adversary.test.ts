// A player who knows everything that is public (sheets, prices, rewards, and by watching for long enough every strength), has
// several accounts, and plays for profit alone. Each way to play is tried as it is, where it must earn nothing, and with a
// weakness planted that once was there, which it must find.
import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { long } from '#tests/long.ts';
import type { Played, PlayRequest } from './play.ts';
import { exploits, ways } from './ways.ts';

const PLAYS = 100_000;

let worker: Worker;
beforeAll(() => {
  worker = new Worker(new URL('./play.ts', import.meta.url));
});
afterAll(() => worker.terminate());

let requests = 0;

async function play(request: Omit<PlayRequest, 'id'>): Promise<Played> {
  const id = ++requests;
  worker.postMessage({ id, ...request });
  for await (const [played] of on(worker, 'message') as AsyncIterable<[Played]>)
    if (played.id === id) return played;
  throw new Error('the player has stopped');
}

async function expectNothing(name: string, plays: number): Promise<void> {
  const place = ways.findIndex((way) => way.name === name);
  const count = plays * ways[place]!.share;
  const played = await play({ way: { place, count } });
  expect(played.plays).toBeGreaterThan(0.95 * count);
  expect(played.isFound, played.text).toBe(false);
}

test.for(ways)('of 100,000 plays nothing is earned by $name', ({ name }) => expectNothing(name, PLAYS));

test.for(ways)('of 1,000,000 plays nothing is earned by $name', long, ({ name }) =>
  expectNothing(name, 10 * PLAYS),
);

test.for(exploits.map(({ weakness }, exploit) => ({ weakness, exploit })))(
  'the player finds $weakness',
  async ({ exploit }) => {
    const played = await play({ exploit });
    expect(played.isFound, played.text).toBe(true);
  },
);
