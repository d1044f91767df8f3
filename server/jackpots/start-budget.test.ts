// What the operator puts into pots is charged to the budget of the jackpot; without one a jackpot waits, and no other does.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { addToBudget, budgetNow, drainBudget } from '#tests/budgets.ts';
import { openDoors } from '#tests/doors.ts';
import { openFrame } from '#tests/frame.ts';
import { beginJackpots, countJackpots, forceJackpot, payJackpots } from '#tests/jackpots.ts';

const MINI = { kind: 'jackpot', name: '4' } as const;

test('a jackpot begins with its budget, falls, and begins again only while there is one', async () => {
  await using doors = await openDoors();
  const { product } = doors;
  const cycles = async (id: number) => {
    const rows = await product.db.sql<{ state: string; start: number }>`
      select state, (house_cents)::int as start from jackpot_cycle where jackpot_id = ${id} and state <> 'next' order by number`;
    return rows;
  };
  await beginJackpots(product);
  const [{ start } = { start: 0 }] = await cycles(4);
  expect(start).toBeGreaterThan(0);
  expect((await budgetNow(product, MINI)).spent - 1).toBe(start);

  await drainBudget(product, MINI, 10);
  await forceJackpot(product, 4);
  const player = await doors.player({ currency: 'EUR', balances: { main: cents(10_000) } });
  const frame = await openFrame(doors, { sysname: 'red-corral', player });
  await frame.start({ stake: 100, mode: 'base' });
  await countJackpots(product);
  await payJackpots(product);
  expect((await cycles(4)).map(({ state }) => state)).toEqual(['dropped']);
  await beginJackpots(product);
  expect((await cycles(4)).map(({ state }) => state)).toEqual(['dropped']);
  expect((await cycles(1)).map(({ state }) => state)).toEqual(['open']);
  await addToBudget(product, MINI);
  await beginJackpots(product);
  expect((await cycles(4)).map(({ state }) => state)).toEqual(['dropped', 'open']);
});
