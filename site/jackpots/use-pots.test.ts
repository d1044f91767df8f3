import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { stepTowards } from './use-pots.ts';

test('what is shown walks towards the pot and never past it', () => {
  const shown = [cents(100_000)];
  while (shown.at(-1)! < 100_047) shown.push(stepTowards(shown.at(-1)!, cents(100_047)));
  expect(shown.every((sum, at) => at === 0 || sum > shown[at - 1]!)).toBe(true);
  expect(shown.at(-1)).toBe(100_047);
  expect(shown.length).toBeLessThan(12);
  expect(stepTowards(cents(5), cents(5))).toBe(5);
});
