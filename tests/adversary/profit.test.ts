import { expect, test } from 'vitest';
import { Profit } from './profit.ts';

function profitOf(...gains: number[]): Profit {
  const profit = new Profit();
  for (const [cluster, gained] of gains.entries()) profit.add(cluster, { staked: 100, gained });
  return profit;
}

test('a profit is found where no chance explains it, and only there', () => {
  expect(profitOf(3, 4, 5, 4).isFound).toBe(true);
  expect(profitOf(-90, 80, 40, -25).isFound).toBe(false);
  expect(profitOf(-3, -4, -5, -4).isFound).toBe(false);
});

test('plays that depend on each other count as one', () => {
  const profit = new Profit();
  for (let play = 0; play < 1000; play++) profit.add(play % 2, { staked: 1, gained: play % 2 ? -0.5 : 0.7 });
  expect(profit.share).toBeCloseTo(0.1);
  expect(profit.error).toBeCloseTo(0.6);
  expect(profit.isFound).toBe(false);
});

test('nothing is said of a single cluster', () => {
  expect(() => profitOf(5).isFound).toThrow(RangeError);
});
