import { expect, test } from 'vitest';
import { daysUntil } from './days.ts';

const now = new Date('2026-03-01T12:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);

test('one day is 86,400,000 ms', () => {
  expect(daysUntil(after(86_400_000), now)).toBe(1);
  expect(daysUntil(after(86_400_001), now)).toBe(2);
});

test('a day that has begun counts and one that is over does not', () => {
  expect(daysUntil(after(1), now)).toBe(1);
  expect(daysUntil(now, now)).toBe(0);
  expect(daysUntil(after(-1), now)).toBe(0);
});
