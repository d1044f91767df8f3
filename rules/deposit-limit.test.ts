import { expect, test } from 'vitest';
import {
  availableUnder,
  depositLimitPeriods,
  isLooser,
  limitExpiry,
  mayChangeLimit,
  raiseWindow,
  spanMs,
  spanStart,
} from './deposit-limit.ts';
import { fromUnits } from './money.ts';

const setAt = new Date('2026-03-01T12:00:00Z');
const standing = { amount: fromUnits(100), period: '7d', setAt } as const;
const soon = new Date('2026-03-08T11:59:59Z');
const later = new Date('2026-03-08T12:00:00Z');

test('the periods are 1, 7, 14 and 30 days (S9-R031)', () => {
  expect(depositLimitPeriods.map((period) => spanMs(period) / 86_400_000)).toEqual([1, 7, 14, 30]);
});

test('a limit of a day is over 86,400,000 ms after it was set (S9-R013)', () => {
  const over = limitExpiry({ ...standing, period: '1d' });
  expect(over.getTime() - setAt.getTime()).toBe(86_400_000);
});

test('tighter counts at once, looser when the span is over', () => {
  const tighter = { amount: fromUnits(99), period: '14d' } as const;
  const looser = [
    { amount: fromUnits(101), period: '7d' },
    { amount: fromUnits(50), period: '1d' },
    null,
  ] as const;
  expect(mayChangeLimit(null, { amount: fromUnits(1), period: '1d' }, soon)).toBe(true);
  expect(mayChangeLimit(standing, tighter, soon)).toBe(true);
  for (const wish of looser) {
    expect(mayChangeLimit(standing, wish, soon)).toBe(false);
    expect(mayChangeLimit(standing, wish, later)).toBe(true);
  }
  expect(limitExpiry(standing)).toEqual(later);
});

test('as much over as long is no looser, and may be said again at once', () => {
  expect(mayChangeLimit(standing, { amount: standing.amount, period: standing.period }, soon)).toBe(true);
});

test('a span reaches back as many days as it is called', () => {
  expect(depositLimitPeriods.map((period) => spanStart(period, later).toISOString())).toEqual([
    '2026-03-07T12:00:00.000Z',
    '2026-03-01T12:00:00.000Z',
    '2026-02-22T12:00:00.000Z',
    '2026-02-06T12:00:00.000Z',
  ]);
});

test('what is left never falls below nothing', () => {
  expect(availableUnder(standing, fromUnits(30))).toBe(fromUnits(70));
  expect(availableUnder(standing, fromUnits(130))).toBe(0);
});

test('more money, a shorter span or none at all is looser; a first limit loosens nothing', () => {
  const { amount, period } = standing;
  expect(isLooser({ amount: fromUnits(101), period }, standing)).toBe(true);
  expect(isLooser({ amount, period: '1d' }, standing)).toBe(true);
  expect(isLooser(null, standing)).toBe(true);
  expect(isLooser({ amount, period }, standing)).toBe(false);
  expect(isLooser({ amount, period }, null)).toBe(false);
  expect(isLooser(null, null)).toBe(false);
});

test('what is looser can be confirmed once the hours have passed, until it lapses', () => {
  expect(raiseWindow(setAt, { waitHours: 24, lapseHours: 72 })).toEqual({
    from: new Date('2026-03-02T12:00:00Z'),
    until: new Date('2026-03-04T12:00:00Z'),
  });
});
