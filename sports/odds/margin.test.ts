import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMargin, removeMargin } from './margin.ts';

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Probabilities of two to twelve outcomes, none of them nearly certain or nearly impossible. */
const fairBooks = fc
  .array(fc.double({ min: 0.05, max: 1, noNaN: true }), { minLength: 2, maxLength: 12 })
  .map((weights) => weights.map((weight) => weight / sumOf(weights)));

const margins = fc.double({ min: 0.001, max: 0.25, noNaN: true });

test('the sum is the fair sum and the margin, and no outcome is offered above what it is worth', () => {
  fc.assert(
    fc.property(fairBooks, margins, (fair, margin) => {
      const offered = addMargin(fair, margin);
      expect(sumOf(offered)).toBeCloseTo(1 + margin, 9);
      for (const [place, chance] of offered.entries()) expect(chance).toBeGreaterThanOrEqual(fair[place]!);
    }),
  );
});

test('what was added is taken out again', () => {
  fc.assert(
    fc.property(fairBooks, margins, (fair, margin) => {
      const back = removeMargin(addMargin(fair, margin).map((chance) => 1 / chance));
      for (const [place, chance] of back.entries()) expect(chance).toBeCloseTo(fair[place]!, 8);
    }),
  );
});

test('a long shot pays more of the margin than a favourite', () => {
  const fair = [0.7, 0.2, 0.1];
  const [favourite, , longShot] = addMargin(fair, 0.06).map((chance, place) => chance / fair[place]!);
  expect(longShot!).toBeGreaterThan(favourite! * 1.05);
});

test('a book whose fair sum is two keeps that sum under its margin', () => {
  const fair = [0.75, 0.8, 0.45];
  const offered = addMargin(fair, 0.05);
  expect(sumOf(offered)).toBeCloseTo(2.1, 9);
  expect(Math.max(...offered)).toBeLessThanOrEqual(1);
  const back = removeMargin(
    offered.map((chance) => 1 / chance),
    2,
  );
  for (const [place, chance] of back.entries()) expect(chance).toBeCloseTo(fair[place]!, 8);
});

test('what cannot come stays at nothing, and what is certain stays certain', () => {
  expect(addMargin([0, 1], 0.06)).toEqual([0, 1]);
  const [never, ...others] = addMargin([0, 0.4, 0.6], 0.06);
  expect(never).toBe(0);
  expect(sumOf(others)).toBeCloseTo(1.06, 9);
});
