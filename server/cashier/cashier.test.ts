import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { test } from '#tests/doors.ts';

const type = { type: 'deposit' };

test('whoever brought money finds it in cashier.gethistory, and nobody else does', async ({ doors }) => {
  const payer = await doors.signIn(await doors.player({ balances: { main: cents(1250), bonus: cents(50) } }));
  const other = await doors.signIn(await doors.player());

  expect((await doors.ask('cashier.gethistory', type, payer)).result).toEqual({
    items: [
      {
        transaction: expect.stringMatching(/./),
        amount: { amount: 13, currency: 'USD' },
        settled_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ],
    count: 1,
  });
  expect((await doors.ask('cashier.gethistory', type, other)).result).toEqual({ items: [], count: 0 });
  expect((await doors.ask('cashier.gethistory', type)).status).toBe(401);
});

test('play money is no deposit', async ({ doors }) => {
  const player = await doors.signIn(await doors.player({ balances: { fun: cents(500) } }));
  expect((await doors.ask('cashier.gethistory', type, player)).result).toEqual({ items: [], count: 0 });
});
