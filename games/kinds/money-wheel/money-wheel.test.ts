import { expect, test } from 'vitest';
import { brassWheel } from '../../definitions/brass-wheel.ts';
import { moneyWheel } from './money-wheel.ts';

const { figures } = brassWheel;

test('the wheel has the segments it says it has', () => {
  const counts = [0, 1, 2, 6, 12, 24].map(
    (number) => figures.segments.filter((shown) => shown === number).length,
  );
  expect(counts).toEqual([1, 26, 17, 7, 4, 2]);
});

const bet = moneyWheel.betOf({ chips: { '1': 10, '24': 10 } }, figures)!;
const raise = figures.segments.indexOf(0);

/** Small words fall on the place that they name. */
function stopAt(...words: number[]) {
  return moneyWheel.play(figures, bet, [], { u32: () => words.shift()! });
}

test('a number pays so many times the chip, and the chip', () => {
  expect(stopAt(figures.segments.indexOf(24), 0)).toMatchObject({ paid: 250 });
  expect(stopAt(figures.segments.indexOf(1), 0)).toMatchObject({ paid: 20 });
  expect(stopAt(figures.segments.indexOf(2), 0)).toMatchObject({ paid: 0 });
});

test('a raise turns the wheel over the numbers alone, and multiplies what they win', () => {
  // Behind the raise, every numbered segment is one place further on the wheel.
  const place = figures.segments.indexOf(24, raise + 1);
  expect(place).toBeGreaterThan(raise);
  const { steps, paid } = stopAt(raise, place - 1);
  expect(steps).toEqual([
    { step: 'spin', segment: raise, isRaised: true },
    { step: 'spin', segment: place, isRaised: false },
    { step: 'result', number: 24, factor: 3, pays: { '1': 0, '24': 730 } },
  ]);
  expect(paid).toBe(730);
});
