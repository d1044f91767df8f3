import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sharedTimers } from './shared-timers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('many long waits are one timer, each is over no sooner than it said, and one taken back never', () => {
  const { setTimeout, clearTimeout } = sharedTimers();
  const over: number[] = [];
  const ids = Array.from({ length: 60 }, (_, n) => setTimeout(() => over.push(n), 30_000 + n));
  expect(vi.getTimerCount()).toBeLessThanOrEqual(2);
  clearTimeout(ids[7]);
  clearTimeout(undefined);
  vi.advanceTimersByTime(29_999);
  expect(over).toEqual([]);
  vi.advanceTimersByTime(1_100);
  expect(over).toEqual(Array.from({ length: 60 }, (_, n) => n).filter((n) => n !== 7));
  clearTimeout(ids[8]);
  expect(vi.getTimerCount()).toBe(0);
});

test('short waits and what comes again and again are kept to the moment', () => {
  const timers = sharedTimers();
  const heard = vi.fn();
  const short = timers.setTimeout(() => heard('short'), 1_000);
  const again = timers.setInterval(() => heard('again'), 400);
  timers.clearTimeout(timers.setTimeout(() => heard('never'), 500));
  vi.advanceTimersByTime(1_000);
  timers.clearInterval(again);
  timers.clearTimeout(short);
  vi.advanceTimersByTime(5_000);
  expect(heard.mock.calls.flat()).toEqual(['again', 'again', 'short']);
});
