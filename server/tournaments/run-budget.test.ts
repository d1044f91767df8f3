// What runs promise is charged to their tournament's budget, and what nobody won is given back.
import { expect, test } from 'vitest';
import { addToBudget, budgetNow, drainBudget } from '#tests/budgets.ts';
import { openTournaments, plain } from '#tests/tournaments.ts';

const COUNTED = '2026-03-02T00:30:00Z';
const budget = { kind: 'tournament', name: 'cup' } as const;
type House = Awaited<ReturnType<typeof openTournaments>>;

/** Beside what looking at it costs. */
const spentOf = async (house: House, name = 'cup') =>
  (await budgetNow(house.product, { ...budget, name })).spent - 1;

test('a run is charged when it opens, and what was not won goes back when it has been counted', async () => {
  await using house = await openTournaments();
  const open = (await house.runs()).length;
  expect(await spentOf(house)).toBe(10_000 * open);
  const id = await house.run();
  const anna = await house.player({ currency: 'EUR' });
  expect((await house.join(anna, id)).status).toBe(200);
  house.later(1);
  await house.play({ player: anna, paid: 300, currency: 'EUR' });
  await house.readAll();
  house.at(COUNTED);
  await house.advance();
  await house.advance();
  const [done] = await house.db.sql`select state from tournament_run where id = ${id}`;
  expect(done).toEqual({ state: 'PAID' });
  const runs = (await house.runs()).length;
  expect(await spentOf(house)).toBe(10_000 * (runs - 1) + 7_000);
});

test('a table that names more than is promised is charged whole, and a cancelled run gives all back', async () => {
  const dear = { ...plain, sysname: 'dear', promised_cents: 1_000 };
  await using house = await openTournaments([dear]);
  const open = (await house.runs()).length;
  expect(await spentOf(house, 'dear')).toBe(10_000 * open);
  house.define([{ ...dear, status: 'cancelled' }]);
  await house.advance();
  expect(await spentOf(house, 'dear')).toBe(0);
});

test('without a budget no run opens and no other waits; with one it does', async () => {
  await using house = await openTournaments([{ ...plain, sysname: 'other' }]);
  await drainBudget(house.product, budget);
  house.define([plain, { ...plain, sysname: 'third' }]);
  await house.advance();
  const names = async () => new Set((await house.runs()).map(({ tournament }) => tournament));
  expect(await names()).toEqual(new Set(['other', 'third']));
  await addToBudget(house.product, budget);
  await house.advance();
  expect(await names()).toEqual(new Set(['other', 'third', 'cup']));
});
