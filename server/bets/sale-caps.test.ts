// Sales that the caps of risk do not allow, and what becomes of those that wait.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { type BettingHouse, type Bettor, openBettingHouse } from '#tests/betting-house.ts';
import type { BusMessage } from '../live/bus.ts';
import { decideSales } from './decide-sales.ts';

const RICH = { balances: { main: cents(10_000_000) } };
const TOTAL_CAP = 200_000_000;
const DELAY_MS = 5_000;

/** The stakes of a bet on one side let the operator lose less on the other: without them the worst case is worse. */
async function openHedged(house: BettingHouse) {
  const event = await house.event();
  const [backer, hedger] = [await house.bettor(RICH), await house.bettor(RICH)];
  await backer.bet([{ event }], { unit: 5_000 });
  const { id } = (await hedger.bet([{ event, outcome: '2' }], { unit: 500 })).result;
  const [row] = await house.sql<{ own: number }>`
    select loss_cents::float8 as own from bet_risk_scope where scope = 'total'`;
  const setTotal = (loss: number) =>
    house.sql`update bet_risk_scope set loss_cents = ${loss} where scope = 'total'`;
  return {
    ...{ event, hedger, id: id as string },
    fill: () => setTotal(TOTAL_CAP),
    empty: () => setTotal(row!.own),
  };
}

const quoteOf = async (bettor: Bettor, id: string) =>
  (await bettor.cashOuts()).find(({ bet }: { bet: string }) => bet === id);

const seenOf = async (bettor: Bettor, id: string) => Math.round((await quoteOf(bettor, id)).amount * 100);

const statusOf = async (bettor: Bettor, id: string) => (await bettor.find(id)).bet.status as string;

test('a bet is not sold, by its player or by itself, while the caps do not allow it, and once they do it is', async () => {
  await using house = await openBettingHouse();
  const { hedger, id, fill, empty } = await openHedged(house);
  const seen = await seenOf(hedger, id);
  await fill();
  expect(await quoteOf(hedger, id)).toMatchObject({ amount: null, why: 'limit' });
  expect((await hedger.cashOut(id, 100, seen)).error.type).toBe('CashOutLimitException');
  await house.send('bets.setAutoCashOut', { id, at: String(seen) }, hedger.visitor);
  await house.run();
  expect(await statusOf(hedger, id)).toBe('open');
  await empty();
  await house.run();
  expect(await statusOf(hedger, id)).toBe('cashed_out');
  const [bet] = await hedger.bets();
  expect(bet).toMatchObject({ paid: { amount: seen / 100 }, settled_at: house.now().toISOString() });
  expect((await hedger.find(id)).why.revisions).toMatchObject([{ why: 'cash-out', paid: seen / 100 }]);
  expect(await house.sql`select from bet_sale`).toHaveLength(0);
});

test('a sale in play that the caps do not allow at its end is rejected, and its player is told', async () => {
  await using house = await openBettingHouse();
  const { event, hedger, id, fill, empty } = await openHedged(house);
  await house.begin(event, { moment: 10 });
  await house.run();
  await hedger.cashOut(id, 100, await seenOf(hedger, id));
  const told: BusMessage[] = [];
  house.product.bus.subscribe((message) => told.push(message));
  await fill();
  house.pass(DELAY_MS + 1_000);
  await house.run();
  expect((await quoteOf(hedger, id)).sale).toMatchObject({ percent: 100, refused: 'limit' });
  expect(await statusOf(hedger, id)).toBe('open');
  const changed = { name: 'bets.changed', data: { id, status: 'open' } };
  await expect.poll(() => told).toContainEqual({ to: hedger.player.id, event: changed });
  await empty();
});

/** Transactions that exceed a cap so many times, as if others had used it up since it was read. */
function cappedDb(house: BettingHouse, times: number) {
  const { db } = house.product;
  let left = times;
  const atomically = (async (work, terms) => {
    if (left === 0) return db.atomically(work, terms);
    left -= 1;
    throw Object.assign(new Error('the league has reached its cap'), { code: 'RK001' });
  }) as typeof db.atomically;
  return { ...db, atomically };
}

test('of two sales that are due, one whose cap others have used up is rejected, and the other one is done', async () => {
  await using house = await openBettingHouse();
  const event = await house.event();
  const [first, second, third] = [await house.bettor(), await house.bettor(), await house.bettor()];
  const ids = new Map<Bettor, string>();
  for (const bettor of [first, second, third]) ids.set(bettor, (await bettor.bet([{ event }])).result.id);
  await house.begin(event, { moment: 10 });
  await house.run();
  const sell = async (bettor: Bettor) =>
    bettor.cashOut(ids.get(bettor)!, 100, await seenOf(bettor, ids.get(bettor)!));
  await sell(first);
  house.pass(10);
  await sell(second);
  house.pass(DELAY_MS);
  await sell(third);
  await house.speak();
  expect(await decideSales(cappedDb(house, 5), house.now())).toBe(2);
  expect(await statusOf(first, ids.get(first)!)).toBe('open');
  expect(await statusOf(second, ids.get(second)!)).toBe('cashed_out');
  const saleOf = async (bettor: Bettor) => (await quoteOf(bettor, ids.get(bettor)!)).sale;
  expect(await saleOf(first)).toMatchObject({ refused: 'limit' });
  expect(await saleOf(third), 'it still waits').toMatchObject({ refused: null });
  house.pass(DELAY_MS);
  await house.run();
  expect(await statusOf(third, ids.get(third)!)).toBe('cashed_out');
});

test('a bet sells itself while another one waits to be sold, and one match that turns rejects the sale of two', async () => {
  await using house = await openBettingHouse();
  const [one, two, ahead] = [await house.event(), await house.event(), await house.event()];
  const bettor = await house.bettor();
  const { id } = (await bettor.bet([{ event: one }, { event: two }])).result;
  const other = (await bettor.bet([{ event: ahead }])).result.id;
  for (const event of [one, two]) await house.begin(event, { moment: 10 });
  await house.run();
  await bettor.cashOut(id, 100, await seenOf(bettor, id));
  await house.send('bets.setAutoCashOut', { id: other, at: '1' }, bettor.visitor);
  await house.run();
  expect(await statusOf(bettor, other)).toBe('cashed_out');
  expect((await quoteOf(bettor, id)).sale).toMatchObject({ refused: null });
  const goal = { type: 'goal', side: 'home', step: 10 } as const;
  await house.change(two, { moment: 11, incidents: [goal] });
  house.pass(DELAY_MS + 1_000);
  await house.run();
  expect((await quoteOf(bettor, id)).sale).toMatchObject({ refused: 'incident' });
  expect(await statusOf(bettor, id)).toBe('open');
});

test('a bet that was not taken is none that could be sold', async () => {
  await using house = await openBettingHouse();
  const event = await house.begin(await house.event(), { moment: 20 });
  const bettor = await house.bettor();
  const { id } = (await bettor.bet([{ event }])).result;
  expect((await bettor.cashOut(id, 100, 1)).error.type, 'it waits').toBe('CashOutClosedException');
  await house.change(event, { pause: 'review' });
  house.pass(6_000);
  await house.run();
  expect(await statusOf(bettor, id)).toBe('refused');
  expect((await bettor.cashOut(id, 100, 1)).error.type).toBe('BetNotFoundException');
});
