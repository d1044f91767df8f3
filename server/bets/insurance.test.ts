// The insurance of an accumulator that missed by one leg waits for its budget, and the settlement of bets does not.
import { expect, test } from 'vitest';
import { openBettingHouse } from '#tests/betting-house.ts';
import { addToBudget, drainBudget } from '#tests/budgets.ts';
import { insurancesGiven } from './insurance.ts';

const budget = { kind: 'insurance', name: 'accumulators' } as const;

test('with its budget used up the bet is settled, and the free bet comes once there is a budget', async () => {
  await using house = await openBettingHouse();
  const events = await Promise.all(Array.from({ length: 5 }, () => house.event()));
  const bettor = await house.bettor();
  expect((await bettor.bet(events.map((event) => ({ event, outcome: 'X' })))).status).toBe(200);
  await drainBudget(house.product, budget);
  for (const [at, event] of events.entries()) await house.end(event, at === 0 ? 2 : 1, 1);
  await house.run();
  expect((await bettor.bets())[0].status).toBe('lost');
  const freebets = async () => (await house.ask('bets.getFreebets', {}, bettor.visitor)).result.items;
  const held = async () => (await house.ask('bonuses.getHeld', {}, bettor.visitor)).result.items;
  expect(await freebets()).toEqual([]);
  expect(await held()).toMatchObject([{ giver: 'insurance', kind: 'freebet', amount: { amount: 2 } }]);

  const [task] = await house.sql<{ payload: unknown }>`select payload from task where name = 'bet.insurance'`;
  const work = async () => {
    const effect = await insurancesGiven(house.product).run(task!.payload, AbortSignal.timeout(1_000));
    await house.product.db.atomically(async (tx) => effect?.(tx));
  };
  await expect(work()).rejects.toThrow('RewardUnavailable');
  await addToBudget(house.product, budget);
  for (let times = 0; times < 2; times += 1) await work();
  expect(await freebets()).toHaveLength(1);
  expect(await held()).toEqual([]);
});
