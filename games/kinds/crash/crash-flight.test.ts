import { expect, test } from 'vitest';
import { flightMs, msToReach, shownX100 } from './crash-flight.ts';

test('a flight shows 2.00× after 11.6 seconds and 10.00× after 38.4', () => {
  expect(msToReach(200)).toBe(11_553);
  expect(msToReach(1000)).toBe(38_377);
  expect([shownX100(0), shownX100(-5)]).toEqual([100, 100]);
});

test('what is shown is reached at its first millisecond, and not before', () => {
  for (const x100 of [101, 102, 150, 199, 200, 201, 777, 1000, 9_999, 123_456, 1_000_000]) {
    const ms = msToReach(x100);
    expect(shownX100(ms)).toBeGreaterThanOrEqual(x100);
    expect(shownX100(ms - 1)).toBeLessThan(x100);
  }
});

test('at every millisecond of a flight no more is shown than it reaches, and after it more would be', () => {
  for (const bust of [100, 101, 150, 200, 345]) {
    expect(shownX100(flightMs(bust) - 1)).toBeLessThanOrEqual(bust);
    expect(shownX100(flightMs(bust))).toBeGreaterThan(bust);
  }
});
