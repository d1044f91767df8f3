import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sharedWaits } from './shared-timers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('many waits are one timer, each is over no sooner than it said, and one taken back never', () => {
  const { wait, forget } = sharedWaits();
  const over: number[] = [];
  const ids = Array.from({ length: 60 }, (_, n) => wait(() => over.push(n), 30_000 + n));
  expect(vi.getTimerCount()).toBeLessThanOrEqual(2);
  forget(ids[7]!);
  vi.advanceTimersByTime(29_999);
  expect(over).toEqual([]);
  vi.advanceTimersByTime(1_100);
  expect(over).toEqual(Array.from({ length: 60 }, (_, n) => n).filter((n) => n !== 7));
  forget(ids[8]!);
  expect(vi.getTimerCount()).toBe(0);
});
