// What other modules read of payments.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import * as facts from './payment-facts.ts';
import type { PaymentRow } from './payments.ts';

const begun = Date.parse('2026-03-01T12:00:00Z');
const at = (ms: number) => new Date(begun + ms);
const payment = {
  ...{ transaction: 'T1', player_id: 7, method: 'card', currency: 'EUR', cents: cents(50_00) },
  ...{ credited_cents: null, credited_currency: null, created_at: at(0) },
} as PaymentRow;
const about = { transaction: 'T1', method: 'card', currency: 'EUR', amount: 50_00 };

test('a settled deposit is worth what was credited, or else what was asked for', () => {
  const settled = { name: 'deposit.settled', playerId: 7, at: at(9) };
  expect(facts.depositSettled(payment, at(9))).toEqual({ ...settled, data: about });
  const credited = { ...payment, credited_cents: cents(48_00), credited_currency: 'USD' as const };
  expect(facts.depositSettled(credited, at(9))).toEqual({
    ...settled,
    data: { ...about, amount: 48_00, currency: 'USD' },
  });
});

test.for([
  [0, 0],
  [1_499, 1],
  [1_500, 2],
  [3_600_000, 3_600],
  // The clock of the server that asked was ahead.
  [-5_000, 0],
])('a withdrawal that is paid after %i ms took %i seconds', ([ms, seconds]) => {
  expect(facts.withdrawalPaid(payment, at(ms!))).toEqual({
    ...{ name: 'withdrawal.paid', playerId: 7, at: at(ms!), data: { ...about, seconds } },
  });
});

test('a withdrawal is requested, and returned with the state that returned it', () => {
  const wish = { ...about, currency: 'EUR', playerId: 7, amount: cents(50_00) } as const;
  expect(facts.withdrawalRequested(wish, at(1))).toEqual({
    ...{ name: 'withdrawal.requested', playerId: 7, at: at(1), data: about },
  });
  for (const state of ['declined', 'cancelled'] as const)
    expect(facts.withdrawalReturned(payment, state, at(2))).toEqual({
      ...{ name: 'withdrawal.returned', playerId: 7, at: at(2), data: { ...about, state } },
    });
});
