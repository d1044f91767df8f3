import { expect, test } from 'vitest';
import { endStates, hasMovedMoney, mayMove, reservingStates, waitsFor } from './payment-state.ts';

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

test.for([
  ['deposit', 'started paid'],
  ['deposit', 'started pending paid'],
  ['deposit', 'started pending failed paid'],
  ['deposit', 'started pending cancelled paid'],
  ['deposit', 'started review paid'],
  ['deposit', 'started pending review failed review paid'],
  ['deposit', 'started failed'],
  ['deposit', 'started cancelled review failed'],
  ['withdrawal', 'held checks approved sent paid'],
  ['withdrawal', 'held checks declined'],
  ['withdrawal', 'held checks cancelled'],
  ['withdrawal', 'held checks approved declined'],
  ['withdrawal', 'held checks approved sent declined'],
] as const)('a %s may go %s', ([type, way]) => {
  const states = way.split(' ');
  for (const [at, to] of states.slice(1).entries()) expect(mayMove(type, states[at]!, to), to).toBe(true);
});

test.for([
  ['withdrawal', 'held', 'approved'],
  ['withdrawal', 'held', 'sent'],
  ['withdrawal', 'checks', 'sent'],
  ['withdrawal', 'approved', 'paid'],
  ['withdrawal', 'sent', 'approved'],
  ['deposit', 'review', 'cancelled'],
  ['deposit', 'failed', 'started'],
] as const)('a %s does not go from %s to %s', ([type, from, to]) =>
  expect(mayMove(type, from, to)).toBe(false),
);

test('somebody is waited for until the end', () => {
  const waits = (states: readonly string[]) => states.map((state) => `${state}: ${waitsFor(state)}`);
  expect(waits(deposits)).toEqual([
    'started: player',
    'pending: bank',
    'review: cashier',
    'paid: nobody',
    'failed: nobody',
    'cancelled: nobody',
  ]);
  expect(waits(withdrawals)).toEqual([
    'held: cashier',
    'checks: cashier',
    'approved: cashier',
    'sent: bank',
    'paid: nobody',
    'declined: nobody',
    'cancelled: nobody',
  ]);
});

test('a payment is at its end where nobody is waited for', () => {
  const all = [...new Set([...deposits, ...withdrawals])];
  expect(all.filter((state) => waitsFor(state) === 'nobody').toSorted()).toEqual(endStates.toSorted());
});

test.for([
  ['deposit', ['paid']],
  ['withdrawal', ['held', 'checks', 'approved', 'sent', 'paid']],
] as const)('of a %s the balance is another in %j alone', ([type, states]) => {
  const all = ['started', 'pending', 'review', 'held', 'checks', 'approved', 'sent', 'paid', 'failed'];
  const known = type === 'deposit' ? all : [...all.slice(3, 8), 'declined', 'cancelled'];
  expect(known.filter((state) => hasMovedMoney(type, state))).toEqual(states);
});
