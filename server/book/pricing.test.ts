// Matches are priced on threads of their own, to the very prices that this thread would calculate.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test as plain } from 'vitest';
import { sports } from '#sports/markets/market.ts';
import { eventRecord, playedTo } from '#tests/event-record.ts';
import { makeOffers } from './make-offers.ts';
import { offeredBook } from './offered-book.ts';
import { priceEvents } from './plain-offers.ts';
import { openPricing, priceOnThread } from './pricing.ts';

// biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs off its first parameter
const test = plain.extend('pricing', { scope: 'file' }, async ({}, { onCleanup }) => {
  const pricing = openPricing();
  onCleanup(pricing.close);
  await pricing.warm;
  return pricing;
});

let ids = 10_000;
const ahead = () => eventRecord(sports[ids % sports.length]!, { id: ++ids, strength: (ids % 9) / 10 });

/** Of this thread alone, whatever else the machine does. */
function spentMs(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1_000;
}

test.for(sports)(
  'a match of %s has the same prices from a thread as from here',
  async (sport, { pricing: _ }) => {
    const goal = { told_score: { home: 2, away: 1 } };
    for (const event of [
      eventRecord(sport),
      playedTo(sport, 0.5, 4),
      { ...playedTo(sport, 0.5, 5), ...goal },
    ])
      expect(await priceOnThread(event, 'reads')).toEqual(makeOffers(event));
  },
);

test('this thread puts books together and calculates no prices', async ({ pricing: _ }) => {
  const [here, there] = [Array.from({ length: 16 }, ahead), Array.from({ length: 16 }, ahead)];
  for (const event of Array.from({ length: 8 }, ahead)) offeredBook(event);
  const own = process.threadCpuUsage();
  for (const event of here) offeredBook(event);
  const spentHere = spentMs(own);
  const others = process.threadCpuUsage();
  // A few at a time, so that a busy machine keeps each within its turn.
  for (let at = 0; at < there.length; at += 4) await priceEvents(there.slice(at, at + 4), 'reads');
  for (const event of there) expect(offeredBook(event).markets.size).toBeGreaterThan(5);
  expect(spentMs(others)).toBeLessThan(spentHere / 2);
});

test('who asks for the same match waits for the same calculation, and a cached one is there at once', async ({
  pricing: _,
}) => {
  const event = ahead();
  let isPriced = false;
  const all = Promise.all(Array.from({ length: 50 }, () => priceEvents([event], 'reads'))).then(() => {
    isPriced = true;
  });
  expect(isPriced).toBe(false);
  await all;
  const again = priceEvents([event], 'reads').then(() => 'at once');
  expect(await Promise.race([again, nextTurn('later')])).toBe('at once');
});

test('reads have a bounded queue: what is past it is told to come again, and a bet does not wait behind it', async ({
  pricing: _,
}) => {
  const waiting = Array.from({ length: 230 }, ahead).map((event) => priceOnThread(event, 'reads'));
  const outcomes = Promise.allSettled(waiting);
  let areReadsDone = false;
  void outcomes.then(() => {
    areReadsDone = true;
  });
  await priceOnThread(ahead(), 'bets');
  expect(areReadsDone, 'a bet takes its turn').toBe(false);
  const busy = (await outcomes).filter(({ status }) => status === 'rejected');
  expect(busy.length).toBeGreaterThanOrEqual(20);
  expect((busy[0] as PromiseRejectedResult).reason).toMatchObject({ name: 'Busy', retryAfterS: 2 });
});
