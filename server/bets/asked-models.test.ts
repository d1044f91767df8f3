// The threads that calculate prices take turns between those who ask: what bets need is asked for as bets, before any of it is
// calculated on the thread that answers requests.
import { expect, test, vi } from 'vitest';
import { type BettingHouse, type Bettor, openBettingHouse } from '#tests/betting-house.ts';
import { eventRecord } from '#tests/event-record.ts';
import type { EventRecord } from '../book/event-rows.ts';
import { priceEvents } from '../book/plain-offers.ts';
import { openPricing } from '../book/pricing.ts';
import { Lane } from '../plumbing/lane.ts';
import { Thread } from '../plumbing/thread.ts';
import { sellWaiting } from './auto-cash-out.ts';
import { decideDue } from './decide-delayed.ts';
import { leanPrices } from './lean-prices.ts';
import { receiptSigner } from './receipts.ts';

/** Gives no answer to any order, so that all of them are calculated where they are needed. */
const noAnswers = new URL(
  `data:text/javascript,${encodeURIComponent(
    `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => parentPort.postMessage({}));`,
  )}`,
);

async function openWatched() {
  const pricing = openPricing(noAnswers);
  await pricing.warm;
  const turns = vi.spyOn(Lane.prototype, 'run');
  const orders = vi.spyOn(Thread.prototype, 'ask');
  await priceEvents([eventRecord('football', { strength: 0.2172 })], 'reads');
  const [lane] = turns.mock.contexts;
  return {
    /** Who asked for something meanwhile, and whether a model was asked a question. */
    async during(work: () => Promise<unknown>) {
      turns.mockClear();
      orders.mockClear();
      await work();
      const askers = turns.mock.calls.flatMap(([asker], at) =>
        turns.mock.contexts[at] === lane ? [asker] : [],
      );
      const questions = orders.mock.calls.some(([order]) => 'questions' in (order as object));
      return { askers: [...new Set(askers)], questions };
    },
    async [Symbol.asyncDispose]() {
      turns.mockRestore();
      orders.mockRestore();
      await pricing.close();
    },
  };
}

const builder = [
  { market: 'result', outcome: '1' },
  { market: 'both-score', outcome: 'yes' },
];
const asBets = { askers: ['bets'], questions: true };
const plainAsBets = { askers: ['bets'], questions: false };

/** A match that has no cached answers after each step. */
async function openMatch(house: BettingHouse) {
  let event = await house.event({ strength: 0.2173 });
  return {
    get now() {
      return event;
    },
    async change(to: Partial<EventRecord>) {
      event = await house.change(event, to);
    },
    async play() {
      event = await house.change(event, { status: 'live', moment: event.moment + 1 });
      await house.speak();
    },
  };
}

const quoted = async (house: BettingHouse, { visitor }: Bettor, event: EventRecord) => {
  const slip = house.slipOf([{ event, picks: builder, odds: 2_000 }]);
  return (await house.ask('bets.quote', { slip: JSON.stringify(slip) }, visitor)).result.legs[0].odds;
};

test('a quote, a bet, its worth and its sale ask the models as bets', async () => {
  await using house = await openBettingHouse();
  await using watched = await openWatched();
  const [bettor, match] = [await house.bettor(), await openMatch(house)];
  expect(await watched.during(() => quoted(house, bettor, match.now))).toEqual(asBets);
  const odds = await quoted(house, bettor, match.now);
  await match.change({ strength: 0.2174 });
  expect(
    await watched.during(() => bettor.bet([{ event: match.now, picks: builder, odds }], { policy: 'any' })),
  ).toEqual(asBets);
  const [{ id, status }] = await bettor.bets();
  expect(status).toBe('open');
  await match.play();
  expect(await watched.during(() => bettor.cashOuts())).toEqual(asBets);
  await match.play();
  expect(await watched.during(() => bettor.cashOut(id, 100, 9_000_000))).toEqual(asBets);
  await house.send('bets.setAutoCashOut', { id, at: '90000' }, bettor.visitor);
  await match.play();
  expect(await watched.during(() => sellWaiting(house.product.db, house.now()))).toEqual(asBets);
});

test('what is decided after its wait is asked as bets, and prices that lean as what all follow', async () => {
  await using house = await openBettingHouse();
  await using watched = await openWatched();
  const [bettor, match] = [await house.bettor(), await openMatch(house)];
  const { db, bus } = house.product;
  await bettor.bet([{ event: match.now }], { unit: 200 });
  await match.play();
  const odds = await quoted(house, bettor, match.now);
  await bettor.bet([{ event: match.now, picks: builder, odds }], { policy: 'any' });
  house.pass(6_000);
  await match.play();
  const signer = receiptSigner(house.tools.secret);
  expect(await watched.during(() => decideDue(db, signer, house.now()))).toEqual(asBets);
  await match.play();
  expect(await watched.during(() => leanPrices(db, bus, house.now()))).toEqual({
    ...{ askers: ['live'], questions: true },
  });
});

test('the answer to a repeated bet shows its legs, and asks for its prices as bets', async () => {
  await using house = await openBettingHouse();
  await using watched = await openWatched();
  const [bettor, match] = [await house.bettor(), await openMatch(house)];
  const slip = house.slipOf([{ event: match.now, odds: 9_000 }]);
  const first = (await bettor.place(slip, 'one')).result;
  expect(first).toMatchObject({ status: 'refused', legs: [{ event: match.now.id }] });
  await match.change({ strength: 0.2175 });
  let again: unknown;
  const asked = await watched.during(async () => {
    again = (await bettor.place(slip, 'one')).result;
  });
  expect(asked).toEqual(plainAsBets);
  expect(again).toMatchObject({ id: first.id, status: 'refused', legs: [{ event: match.now.id }] });
});
