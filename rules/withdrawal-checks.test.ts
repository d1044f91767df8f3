import { expect, test } from 'vitest';
import { cents, fromUnits } from './money.ts';
import { judgeWithdrawal, needsTwoPeople } from './withdrawal-checks.ts';

test('only what is small and goes to a known place needs nobody', () => {
  expect(judgeWithdrawal({ amount: fromUnits(1_000), isKnownDestination: true })).toEqual({
    approves: true,
    reason: 'small_and_known',
  });
  expect(judgeWithdrawal({ amount: cents(100_001), isKnownDestination: true })).toEqual({
    approves: false,
    reason: 'large_amount',
  });
  expect(judgeWithdrawal({ amount: fromUnits(20), isKnownDestination: false })).toEqual({
    approves: false,
    reason: 'new_destination',
  });
});

test('beyond ten thousand two people must agree', () => {
  expect(needsTwoPeople(fromUnits(10_000))).toBe(false);
  expect(needsTwoPeople(cents(1_000_001))).toBe(true);
});
