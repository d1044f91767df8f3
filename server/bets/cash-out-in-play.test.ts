// Bets sold back while their match is in play: the wish waits, and the match is watched, as before a bet.
import { expect, test } from 'vitest';
import { type BettingHouse, openBettingHouse } from '#tests/betting-house.ts';

const DELAY_MS = 5_000;
const goal = { type: 'goal', side: 'home', step: 20 } as const;

/** A bet on the home side, which leads; seen is what all of it is worth. */
async function leading(house: BettingHouse) {
  const [event, bettor] = [await house.event(), await house.bettor()];
  const { id } = (await bettor.bet([{ event }])).result;
  await house.begin(event, { moment: 40, incidents: [goal] });
  await house.run();
  const [quote] = await bettor.cashOuts();
  return { event, bettor, id, seen: Math.round(quote.amount * 100) };
}

test('a sale in play is done once its seconds are over, at what the bet is worth then', async () => {
  await using house = await openBettingHouse();
  const { event, bettor, id, seen } = await leading(house);
  const first = await bettor.cashOut(id, 100, seen, 'a');
  expect(first.result).toMatchObject({ paid: 0, offer: null, bet: { status: 'open' } });
  expect(Date.parse(first.result.decides_at) - house.now().getTime()).toBe(DELAY_MS);
  expect((await bettor.cashOuts())[0].sale).toMatchObject({ percent: 100, refused: null });
  const pressed = await Promise.all(
    Array.from({ length: 8 }, (_, n) => bettor.cashOut(id, 100, seen, `p${n}`)),
  );
  expect(new Set(pressed.map(({ result, error }) => result?.decides_at ?? error.type))).toEqual(
    new Set([first.result.decides_at]),
  );
  await house.run();
  expect(await bettor.cash(), 'it waits').toBe(99_000);
  await house.change(event, { moment: 45 });
  const worth = Math.round((await bettor.cashOuts())[0].amount * 100);
  expect(worth).toBeGreaterThan(seen);
  house.pass(DELAY_MS);
  await Promise.all([house.run(), house.run()]);
  expect(await bettor.cash()).toBe(99_000 + worth);
  expect((await bettor.bets())[0]).toMatchObject({ status: 'cashed_out', paid: { amount: worth / 100 } });
  expect(await house.sql`select from bet_sale`).toHaveLength(0);
});

test.for([
  ['a goal falls meanwhile', 'incident', { incidents: [goal, { ...goal, step: 41 }], moment: 42 }],
  ['the match is paused at its end', 'paused', { pause: 'review' }],
  ['it is worth less by then', 'price', { strength: -3 }],
] as const)('%s: nothing is sold, and its player is told why', async ([, refused, told]) => {
  await using house = await openBettingHouse();
  const { event, bettor, id, seen } = await leading(house);
  await bettor.cashOut(id, 50, Math.floor(seen / 2), 'a');
  await house.change(event, told as never);
  house.pass(DELAY_MS);
  await house.run();
  expect(await bettor.cash()).toBe(99_000);
  const [quote] = await bettor.cashOuts();
  expect(quote.sale).toMatchObject({ percent: 50, refused });
  if (quote.amount === null) return;
  const again = await bettor.cashOut(id, 100, Math.round(quote.amount * 100), 'b');
  expect(again.result.decides_at).not.toBeNull();
  house.pass(DELAY_MS);
  await house.run();
  expect((await bettor.bets())[0].status).toBe('cashed_out');
});

test('a bet that is over while its sale waits is settled, and not sold', async () => {
  await using house = await openBettingHouse();
  const { event, bettor, id, seen } = await leading(house);
  await bettor.cashOut(id, 100, seen, 'a');
  const odds = (await bettor.find(id)).bet.odds;
  await house.end(event, 1, 0);
  await house.run();
  house.pass(DELAY_MS);
  await house.run();
  expect(await bettor.cash()).toBe(99_000 + odds);
  expect(await house.sql`select from bet_sale`).toHaveLength(0);
});

test('a bet that sells itself waits as well, and is sold for no less than was wanted', async () => {
  await using house = await openBettingHouse();
  const { event, bettor, id, seen } = await leading(house);
  const set = (at: number) => house.send('bets.setAutoCashOut', { id, at: String(at) }, bettor.visitor);
  await set(seen - 1);
  await house.run();
  expect(await bettor.cash(), 'it waits').toBe(99_000);
  await house.change(event, { moment: 42, incidents: [goal, { ...goal, side: 'away', step: 41 }] });
  house.pass(DELAY_MS);
  await house.run();
  expect(await bettor.cash(), 'the match has turned').toBe(99_000);
  const worth = Math.round((await bettor.cashOuts())[0].amount * 100);
  await set(worth);
  await house.run();
  house.pass(DELAY_MS);
  await house.run();
  expect(await bettor.cash()).toBe(99_000 + worth);
});

test('while its producer is silent nothing is sold in play, and its player is told why', async () => {
  await using house = await openBettingHouse();
  const { bettor, id, seen } = await leading(house);
  house.freeze();
  await bettor.cashOut(id, 100, seen, 'a');
  house.pass(DELAY_MS + 1_000);
  await house.run();
  expect((await bettor.cashOuts())[0].sale, 'it waits for a later message').toMatchObject({ refused: null });
  house.pass(DELAY_MS + 3_000);
  await house.run();
  expect((await bettor.cashOuts())[0].sale).toMatchObject({ refused: 'silent' });
  expect(await bettor.cash()).toBe(99_000);
});
