import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leaned, offeredOdds } from './price.ts';

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

test('a match at 47, 26 and 27 % with a margin of 5 %', () => {
  expect(offeredOdds([0.47, 0.26, 0.27], 0.05)).toEqual([2_040, 3_600, 3_450]);
});

test('no outcome is offered above what it is worth, and the book never sums to less than its margin', () => {
  const books = fc
    .array(fc.double({ min: 0.02, max: 1, noNaN: true }), { minLength: 2, maxLength: 9 })
    .map((weights) => weights.map((weight) => weight / sumOf(weights)));
  fc.assert(
    fc.property(books, fc.double({ min: 0.01, max: 0.2, noNaN: true }), (fair, margin) => {
      const offered = offeredOdds(fair, margin);
      for (const [place, odds] of offered.entries())
        if (odds !== null) expect(odds / 1000).toBeLessThanOrEqual(1 / fair[place]!);
      if (offered.every((odds) => odds !== null))
        expect(sumOf(offered.map((odds) => 1000 / odds!))).toBeGreaterThan(1 + margin - 1e-9);
    }),
  );
});

test('what hardly comes and what hardly fails are not offered', () => {
  expect(offeredOdds([0.9995, 0.0005], 0.05)).toEqual([null, null]);
});

test('a price falls where money has come and rises elsewhere, and the sum stays', () => {
  const fair = [0.5, 0.3, 0.2];
  const moved = leaned(fair, [1, -0.5, -0.5]);
  expect(sumOf(moved)).toBeCloseTo(1, 12);
  expect(moved[0]!).toBeGreaterThan(0.5);
  expect(moved[1]!).toBeLessThan(0.3);
  expect(leaned(fair, [0, 0, 0])).toEqual(fair);
  expect(leaned(fair, [50, 0, 0])).toEqual(leaned(fair, [1, 0, 0]));
});
