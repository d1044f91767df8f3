// Betfair's exchange, from a server that speaks as it does, into a real database.
import { expect } from 'vitest';
import { AWAY, DRAW, definition, HOME, marketImage, openBetfair } from '#tests/betfair.ts';
import { test as inWorld } from '#tests/world.ts';
import { openProcessBus } from '../../live/process.ts';
import { systemClock } from '../../plumbing/clock.ts';
import { runFeed } from '../run-feed.ts';
import { betfairFeed } from './betfair-feed.ts';
import { MarketBook } from './market-book.ts';

const openDate = new Date(systemClock.now().getTime() + 3_600_000).toISOString();

const test = inWorld.extend('exchange', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  const exchange = await openBetfair(openDate);
  exchange.begins(marketImage(openDate));
  const feed = runFeed({ db: world.db, bus: openProcessBus(), clock: systemClock }, world.url, () => [
    betfairFeed(exchange.settings, systemClock),
  ]);
  onCleanup(async () => {
    await feed.close();
    await exchange.close();
  });
  return {
    ...exchange,
    async row() {
      const [row] = await world.db.sql<{
        status: string;
        pause: string | null;
        chances: { result?: Record<string, number> };
        home: { name: string };
      }>`select status, pause, chances, home from event where producer = 'betfair'`;
      return row;
    },
  };
});

test('a book is kept by its image and its changes, and is worth what lies between both sides', () => {
  const book = new MarketBook();
  expect(book.chances([HOME, DRAW, AWAY])).toBeNull();
  book.apply(marketImage(openDate) as never);
  const [home, draw, away] = book.chances([HOME, DRAW, AWAY])!;
  expect(home! + draw! + away!).toBeCloseTo(1, 5);
  expect(home).toBeCloseTo(2 / (2.08 + 2.12), 1);
  book.apply({ id: '1.2', rc: [{ id: HOME, batl: [[0, 2.12, 0]] }] });
  expect(book.chances([HOME, DRAW, AWAY])).toBeNull();
  book.apply({ id: '1.2', img: true, rc: [] });
  expect(book.chances([DRAW])).toBeNull();
});

test('a match opens by its names and prices, moves, closes in play, and its line goes on from its clock', async ({
  exchange,
}) => {
  await expect.poll(async () => (await exchange.row())?.chances.result).toBeDefined();
  const row = (await exchange.row())!;
  expect(row).toMatchObject({ status: 'scheduled', pause: null, home: { name: 'Redfell Stags' } });
  const before = row.chances.result!['1']!;
  exchange.change({ rc: [{ id: HOME, batb: [[0, 1.7, 90]], batl: [[0, 1.74, 12]] }] });
  await expect.poll(async () => (await exchange.row())!.chances.result!['1']).toBeGreaterThan(before + 0.03);
  exchange.change({ rc: [{ id: DRAW, batb: [[0, 3.45, 0]] }] });
  await expect.poll(async () => (await exchange.row())!.chances.result).toBeUndefined();
  exchange.cut();
  await expect
    .poll(() => exchange.said.filter(({ op }) => op === 'marketSubscription').at(-1))
    .toMatchObject({ initialClk: 'AAAA', clk: 'CCCC' });
  await expect.poll(async () => (await exchange.row())!.chances.result).toBeDefined();
  exchange.change({ marketDefinition: definition('OPEN', true, openDate) });
  await expect.poll(async () => (await exchange.row())?.pause).toBe('incident');
});
