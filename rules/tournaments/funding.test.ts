import { expect, test } from 'vitest';
import { cents } from '../money.ts';
import { costOf, filledOf, filledPrize } from './funding.ts';

test('a promise is filled by a share of what stakes cost, and never beyond it', () => {
  const promised = cents(100_00);
  // 1,000.00 at an edge of 4 % costs 40.00.
  const costHundredths = costOf(cents(1_000_00), 0.04);
  expect(filledOf(promised, { percent: 10, costHundredths })).toBe(4_00);
  expect(filledOf(promised, { percent: 100, costHundredths: costHundredths * 10 })).toBe(promised);
  expect(filledOf(promised, { percent: 10, costHundredths: 0 })).toBe(0);
  expect(filledOf(promised, { percent: 10, costHundredths: -5 }), 'more was taken back than was staked').toBe(
    0,
  );
});

test('what stakes cost is rounded to hundredths of a cent, and what it fills is rounded down', () => {
  expect(costOf(cents(1), 0.0367)).toBe(4);
  expect(filledOf(cents(100), { percent: 10, costHundredths: 3_999 })).toBe(3);
});

test('every kind of prize shrinks with the share that was filled, and to nothing below its smallest part', () => {
  const spins = {
    kind: 'freespins',
    game: 'a',
    rounds: 10,
    stake_cents: 20,
    wins_to: 'main',
    days: 7,
  } as const;
  expect(filledPrize({ kind: 'cash', cents: 501 }, 0.5)).toEqual({ kind: 'cash', cents: 250 });
  expect(filledPrize({ kind: 'bonus', template: 'gift', cents: 100 }, 0.25)).toMatchObject({ cents: 25 });
  expect(filledPrize(spins, 0.25)).toMatchObject({ rounds: 2 });
  expect(filledPrize(spins, 0.05)).toBeNull();
  expect(filledPrize({ kind: 'coins', coins: 3 }, 0.5)).toEqual({ kind: 'coins', coins: 1 });
  expect(filledPrize({ kind: 'coins', coins: 1 }, 0.5)).toBeNull();
  expect(filledPrize({ kind: 'cash', cents: 99 }, 0.01)).toBeNull();
});
