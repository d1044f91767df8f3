// How far what a bet is worth may be from what its player saw when they sold it.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { isEnough, seenFor } from './cash-out.ts';

test.for<[amount: number, percent: number, seen: number, isTaken: boolean]>([
  [9_900, 100, 10_000, true],
  [9_899, 100, 10_000, false],
  [10_001, 100, 10_000, true],
  [1_980, 50, 1_000, true],
  [1_979, 50, 1_000, false],
  // Half a cent is no cent.
  [101, 50, 51, false],
  [102, 50, 51, true],
])('of %d cents, %d percent that were seen as %d are enough: %s', ([amount, percent, seen, isTaken]) =>
  expect(isEnough(cents(amount), { percent, seen: cents(seen) })).toBe(isTaken),
);

test('who sells for no less than a price has seen the most of which that is enough', () => {
  for (const least of [1, 98, 99, 100, 1_500, 123_456]) {
    const seen = seenFor(cents(least));
    expect(isEnough(cents(least), { percent: 100, seen })).toBe(true);
    expect(isEnough(cents(least), { percent: 100, seen: cents(seen + 1) })).toBe(false);
  }
});
