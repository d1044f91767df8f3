import { expect, test } from 'vitest';
import { against, isKept, promised } from './figure.ts';

const records = { name: 'records', unit: '/s', better: 'more' } as const;
const bytes = { name: 'scripts', unit: 'bytes', better: 'less' } as const;

test('a ratio is taken round by round, so a slow moment of the machine cancels out', () => {
  const { ratio, measured, limit } = against(
    { name: 'pgbench', rounds: [1000, 100, 2000] },
    { ...records, rounds: [500, 50, 1000] },
  );
  expect(ratio).toEqual({ median: 0.5, least: 0.5, most: 0.5 });
  expect(measured.median).toBe(500);
  expect(limit).toEqual({ name: 'pgbench', isPromise: false, median: 1000, least: 100, most: 2000 });
});

test('rounds without a partner are not compared', () => {
  expect(() => against({ name: 'pgbench', rounds: [1] }, { ...records, rounds: [1, 2] })).toThrow(
    '2 rounds against 1',
  );
});

test.each([
  ['less than promised, where less is better', promised(100, { ...bytes, rounds: [99] }), true],
  ['exactly as promised, where less is better', promised(100, { ...bytes, rounds: [100] }), true],
  ['more than promised, where less is better', promised(100, { ...bytes, rounds: [101] }), false],
  ['more than promised, where more is better', promised(95, { ...records, rounds: [96] }), true],
  ['less than promised, where more is better', promised(95, { ...records, rounds: [94] }), false],
  [
    'less than a measured limit',
    against({ name: 'pgbench', rounds: [100] }, { ...records, rounds: [50] }),
    null,
  ],
] as const)('a promise is judged: %s', (_, figure, kept) => {
  expect(isKept(figure)).toBe(kept);
});

test('a promise is judged by the median, not by its best or worst round', () => {
  expect(isKept(promised(95, { ...records, rounds: [80, 96, 97] }))).toBe(true);
  expect(isKept(promised(95, { ...records, rounds: [80, 94, 99] }))).toBe(false);
});

test('none of what is allowed none of is as promised', () => {
  expect(promised(0, { ...bytes, rounds: [0] }).ratio.median).toBe(1);
});
