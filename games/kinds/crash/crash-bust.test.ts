import { expect, test } from 'vitest';
import { rocketRun } from '../../definitions/rocket-run.ts';
import type { Rng } from '../../rng/rng.ts';
import { ALL_WAYS, bustOf, waysToReach } from './crash-bust.ts';

const { figures } = rocketRun;

/** The words that 52 bits are made of. */
function rngOf(bits: number): Rng {
  const words = [Math.floor(bits / 2 ** 32) * 2 ** 12, bits % 2 ** 32];
  return { u32: () => words.shift()! };
}

test.for([101, 102, 150, 199, 200, 333, 9999, 123_456, 1_000_000])(
  'a flight reaches %i in as many draws as are counted, and in no other',
  (target) => {
    const ways = waysToReach(figures, target);
    expect(bustOf(rngOf(ALL_WAYS - ways), figures)).toBeGreaterThanOrEqual(target);
    expect(bustOf(rngOf(ALL_WAYS - ways - 1), figures)).toBeLessThan(target);
  },
);

test('every target returns 99 % to nine places', () => {
  for (let target = 101; target <= 1_000_000; target += target < 10_000 ? 1 : 997)
    expect(((waysToReach(figures, target) / ALL_WAYS) * target) / 100).toBeCloseTo(0.99, 9);
});

test('no flight ends below 1.00 or beyond the most', () => {
  expect(bustOf(rngOf(0), figures)).toBe(100);
  expect(bustOf(rngOf(ALL_WAYS - 1), figures)).toBe(1_000_000);
});
