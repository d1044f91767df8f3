import { expect, test } from 'vitest';
import { cents, fromUnits } from './money.ts';
import { creditNeedsTwoPeople, judgeWithdrawal } from './withdrawal-checks.ts';

const limit = { automaticMax: fromUnits(1_000) };
const MOST = fromUnits(10_000);

test('only what is small and goes to a known place needs nobody', () => {
  expect(
    judgeWithdrawal({
      dayTotal: fromUnits(1_000),
      ...limit,
      isKnownDestination: true,
      isAccountChanged: false,
    }),
  ).toEqual({
    approves: true,
    reason: 'small_and_known',
  });
  expect(
    judgeWithdrawal({
      dayTotal: cents(100_001),
      ...limit,
      isKnownDestination: true,
      isAccountChanged: false,
    }),
  ).toEqual({ approves: false, reason: 'large_amount' });
  expect(
    judgeWithdrawal({
      dayTotal: fromUnits(20),
      ...limit,
      isKnownDestination: false,
      isAccountChanged: false,
    }),
  ).toEqual({
    approves: false,
    reason: 'new_destination',
  });
});

test('after a change of the account somebody looks at every new place, and at no known one', () => {
  const changed = { ...limit, isAccountChanged: true, isKnownDestination: false };
  for (const dayTotal of [fromUnits(20), fromUnits(5_000)])
    expect(judgeWithdrawal({ dayTotal, ...changed })).toEqual({ approves: false, reason: 'account_changed' });
  expect(judgeWithdrawal({ dayTotal: fromUnits(20), ...changed, isKnownDestination: true }).approves).toBe(
    true,
  );
});

test.for([
  ['as much as came', 50_00, 'EUR', false],
  ['less than came', 49_99, 'EUR', false],
  ['more than came', 50_01, 'EUR', true],
  ['as much in another currency', 50_00, 'USD', true],
] as const)('one person may credit what came: %s', ([, amount, currency, needsTwo]) => {
  const came = { amount: cents(50_00), currency: 'EUR' } as const;
  expect(creditNeedsTwoPeople({ amount: cents(amount), currency }, came, MOST)).toBe(needsTwo);
});

test('above the limit two people credit it, though all of it came', () => {
  const came = { amount: cents(1_000_001), currency: 'EUR' } as const;
  expect(creditNeedsTwoPeople(came, came, MOST)).toBe(true);
  const less = { ...came, amount: fromUnits(10_000) };
  expect(creditNeedsTwoPeople(less, less, MOST)).toBe(false);
});
