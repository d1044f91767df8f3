// Bets that turn out to have been made after their match began.
import { expect, test } from 'vitest';
import { openBettingHouse } from '#tests/betting-house.ts';

const MINUTE_MS = 60_000;

test('a match that began earlier than it was to takes back what was bet on it since, and nothing else', async () => {
  await using house = await openBettingHouse();
  const event = await house.event();
  const other = await house.event();
  const [early, late, several] = [await house.bettor(), await house.bettor(), await house.bettor()];
  const odds = house.offered(event, 'result', '1');
  const otherOdds = house.offered(other, 'result', '1');
  await early.bet([{ event }]);
  house.pass(10 * MINUTE_MS);
  const began_at = house.now();
  const { id } = (await late.bet([{ event }])).result;
  house.pass(MINUTE_MS);
  await several.bet([{ event }, { event: other }]);
  house.pass(5 * MINUTE_MS);
  const goal = { type: 'goal', side: 'home', step: 3 } as const;
  await house.begin(event, { moment: 6, incidents: [goal], began_at });
  expect((await late.cashOuts())[0], 'before anything was settled').toMatchObject({ amount: null });
  expect((await late.cashOut(id, 100, 1)).error.type).toBe('CashOutClosedException');
  await house.run();
  expect(await late.cash(), 'it is given back at once').toBe(100_000);
  expect((await late.find(id)).bet).toMatchObject({
    ...{ status: 'returned', legs: [{ result: 'void', is_late: true, factor: 1000 }] },
  });
  expect((await late.find(id)).why.revisions).toMatchObject([{ why: 'late' }]);
  for (const match of [event, other]) await house.end(match, 2, 0);
  await house.run();
  expect(await early.cash()).toBe(99_000 + odds);
  expect(await late.cash()).toBe(100_000);
  expect(await several.cash(), 'its other leg plays on').toBe(99_000 + otherOdds);
});

test('a start that is moved before bets were made counts, and moved back it does not', async () => {
  await using house = await openBettingHouse();
  const [event, bettor] = [await house.event(), await house.bettor()];
  const odds = house.offered(event, 'result', '1');
  await bettor.bet([{ event }]);
  const told = new Date(house.now().getTime() - MINUTE_MS);
  await house.change(event, { starts_at: told });
  await house.run();
  expect((await bettor.bets())[0].status, 'it has not begun').toBe('open');
  await house.end(event, 1, 0);
  await house.run();
  expect((await bettor.bets())[0].status).toBe('returned');
  expect(await bettor.cash()).toBe(100_000);
  await house.change(event, { starts_at: event.starts_at });
  await house.run();
  expect((await bettor.bets())[0].status).toBe('won');
  expect(await bettor.cash()).toBe(99_000 + odds);
});

test('who bets in play knows that it has begun', async () => {
  await using house = await openBettingHouse();
  const [event, bettor] = [await house.event(), await house.bettor()];
  const live = await house.begin(event, { moment: 5, began_at: house.now() });
  await bettor.bet([{ event: live }]);
  house.pass(10_000);
  await house.run();
  await house.end(event, 1, 0);
  await house.run();
  expect((await bettor.bets())[0]).toMatchObject({ status: 'won', legs: [{ is_late: false }] });
});
