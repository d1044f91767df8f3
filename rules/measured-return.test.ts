import { expect, test } from 'vitest';
import { measureReturn } from './measured-return.ts';

const even = { return: 0.96, deviation: 1 };

test('too few rounds give no figure, and say how many it takes', () => {
  expect(measureReturn([even], { rounds: 0, returned: 0 })).toEqual({ rounds: 0, needed: 1000, found: null });
  expect(measureReturn([even], { rounds: 999, returned: 940 }).found).toBeNull();
  // With 10 stakes of deviation it takes (2.5758 × 10 / 0.25)² rounds until it is known within a quarter.
  expect(measureReturn([{ ...even, deviation: 10 }], { rounds: 10_615, returned: 1 })).toMatchObject({
    ...{ needed: 10_616, found: null },
  });
});

test('the bounds are those of 99 in 100 measurements, and close in as rounds are played', () => {
  const { found } = measureReturn([even], { rounds: 10_000, returned: 9_500 });
  expect(found!.return).toBe(0.95);
  expect(found!.least).toBeCloseTo(0.96 - 0.025758, 9);
  expect(found!.most).toBeCloseTo(0.96 + 0.025758, 9);
  const later = measureReturn([even], { rounds: 1_000_000, returned: 950_000 }).found!;
  expect(later.most - later.least).toBeCloseTo(2 * 0.0025758, 9);
});

test('of several ways the bounds hold for each, and for what was only simulated with its own doubt', () => {
  const { found } = measureReturn([even, { return: 0.9, deviation: 2, within: 0.01 }], {
    ...{ rounds: 10_000, returned: 9_300 },
  });
  expect(found!.least).toBeCloseTo(0.89 - 0.051516, 9);
  expect(found!.most).toBeCloseTo(0.96 + 0.051516, 9);
});

test('nine hundred and ninety of a thousand honest measurements lie within, more or less', () => {
  // A plain sequence of its own: a coin that pays 1.92 for one.
  let state = 7;
  const toss = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 31 === 1 ? 1.92 : 0;
  };
  const coin = { return: 0.96, deviation: 0.96 };
  const within = Array.from({ length: 1_000 }, () => {
    let returned = 0;
    for (let round = 0; round < 1_000; round += 1) returned += toss();
    const { least, most, return: found } = measureReturn([coin], { rounds: 1_000, returned }).found!;
    return found >= least && found <= most;
  }).filter(Boolean).length;
  expect(within).toBeGreaterThan(975);
  expect(within).toBeLessThan(1_000);
});
