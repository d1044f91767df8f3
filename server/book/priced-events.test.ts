// Events that are read for their prices are priced on the threads before they are returned. The thread here answers that
// nothing is on offer, so that a book that was calculated on the calling thread cannot be mistaken for one of its own.
import { expect } from 'vitest';
import { makeEvent } from '#tests/book.ts';
import { test } from '#tests/doors.ts';
import type { EventRecord } from './event-rows.ts';
import { offeredBook } from './offered-book.ts';
import { findPriced, holdPriced } from './priced-events.ts';
import { openPricing } from './pricing.ts';

const emptyOffers = new URL(
  `data:text/javascript,${encodeURIComponent(
    "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => parentPort.postMessage({ offers: [] }));",
  )}`,
);

const sizesOf = (events: readonly EventRecord[]) => events.map((event) => offeredBook(event).markets.size);

test('events that are found or held for their prices are priced by a thread, and never where they are read', async ({
  doors,
}) => {
  const { db } = doors.product;
  const ids: number[] = [];
  for (const strength of [0.411, 0.412, 0.413]) ids.push((await makeEvent(db.sql, { strength })).id);
  const pricing = openPricing(emptyOffers);
  await using _closed = { [Symbol.asyncDispose]: pricing.close };
  await pricing.warm;
  for (const asker of ['bets', 'reads', 'live'] as const)
    expect(sizesOf(await findPriced(db.sql, ids.slice(0, 2), asker)), asker).toEqual([0, 0]);
  expect(await db.atomically(async (tx) => sizesOf(await holdPriced(tx, ids.slice(2))))).toEqual([0]);
});
