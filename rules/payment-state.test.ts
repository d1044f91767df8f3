import { expect, test } from 'vitest';
import { mayMove, reservingStates, waitsFor } from './payment-state.ts';

const deposits = ['started', 'pending', 'review', 'paid', 'failed', 'cancelled'];
const withdrawals = ['held', 'checks', 'approved', 'sent', 'paid', 'declined', 'cancelled'];

test('a paid deposit stays paid; one that was given up may still be', () => {
  for (const to of deposits) expect(mayMove('deposit', 'paid', to)).toBe(false);
  for (const from of ['started', 'pending', 'review', 'failed', 'cancelled'])
    expect(mayMove('deposit', from, 'paid'), from).toBe(true);
});

test('a withdrawal cannot be cancelled once it is approved, and does not leave its end', () => {
  const cancellable = withdrawals.filter((from) => mayMove('withdrawal', from, 'cancelled'));
  expect(cancellable).toEqual(['checks']);
  for (const end of ['paid', 'declined', 'cancelled'])
    for (const to of withdrawals) expect(mayMove('withdrawal', end, to), `${end} to ${to}`).toBe(false);
  expect(mayMove('withdrawal', 'held', 'paid')).toBe(false);
  expect(mayMove('withdrawal', 'nonsense', 'paid')).toBe(false);
});

test('what may still bring money counts against a limit', () => {
  expect(deposits.filter((state) => !reservingStates.includes(state as 'paid'))).toEqual([
    'failed',
    'cancelled',
  ]);
});

test('somebody is waited for until the end', () => {
  expect(['started', 'pending', 'review', 'checks', 'sent', 'paid', 'declined'].map(waitsFor)).toEqual([
    'player',
    'bank',
    'cashier',
    'cashier',
    'bank',
    'nobody',
    'nobody',
  ]);
});
