import { expect, test } from 'vitest';
import { cents } from './money.ts';
import { splitStake, splitWin } from './stake-split.ts';

const split = (main: number, bonus: number) => ({ main: cents(main), bonus: cents(bonus) });

test.for([
  ['money alone', 100, split(100, 900), false, split(100, 0)],
  ['money first, the rest from the bonus', 100, split(30, 70), false, split(30, 70)],
  ['less than both together', 100, split(30, 69), false, null],
  ['kept apart, money while it is enough', 100, split(100, 900), true, split(100, 0)],
  ['kept apart, the bonus alone', 100, split(99, 100), true, split(0, 100)],
  ['kept apart, neither is enough', 100, split(99, 99), true, null],
] as const)('%s pays a stake', ([, stake, purse, isKeptApart, paid]) => {
  expect(splitStake(cents(stake), purse, isKeptApart)).toEqual(paid);
});

test('a win is divided as the stake was, and no cent is lost', () => {
  expect(splitWin(cents(101), split(1, 2))).toEqual(split(34, 67));
  expect(splitWin(cents(7), split(10, 0))).toEqual(split(7, 0));
  expect(splitWin(cents(7), split(0, 10))).toEqual(split(0, 7));
  expect(splitWin(cents(9_000_000_000_000), split(1, 999_999_999))).toEqual(split(9000, 8_999_999_991_000));
});
