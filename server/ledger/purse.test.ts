import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { test } from '#tests/world.ts';
import { balanceOf, balancesOf } from './purse.ts';

test('balances are those of whom was asked about, and nobody else', async ({ world }) => {
  const anna = await world.player({ balances: { main: cents(1_250), bonus: cents(3) } });
  const boris = await world.player({ currency: 'BRL', balances: { main: cents(7) } });
  await world.player({ balances: { main: cents(9) } });
  const annas = { currency: 'USD', main: 1_250, bonus: 3, betting_bonus: 0, held: 0, fun: 0 };
  const boriss = { currency: 'BRL', main: 7, bonus: 0, betting_bonus: 0, held: 0, fun: 0 };

  const { sql } = world.db;
  expect(await balancesOf(sql, anna.id)).toEqual(annas);
  expect(await balancesOf(sql, boris.id)).toEqual(boriss);
  expect(await balanceOf(sql, anna.id, 'bonus')).toBe(3);
});

test('who has no purse has no balance, not even an empty one', async ({ world }) => {
  await expect(balancesOf(world.db.sql, 987_654)).rejects.toThrow('no purse');
});
