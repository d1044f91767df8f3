import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { log } from './log.ts';
import { logOutage } from './outage-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an outage is told at once, then once a minute with its count, and no more once it is over', () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  for (let n = 0; n < 500; n += 1)
    logOutage('a bank', 'a payment could not be moved on', new Error(`no ${n}`));
  expect(warn.mock.calls).toEqual([
    ['a payment could not be moved on', { who: 'a bank', why: 'no 0', times: 1 }],
  ]);
  vi.advanceTimersByTime(60_000);
  expect(warn).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenLastCalledWith('a payment could not be moved on', {
    who: 'a bank',
    why: 'no 499',
    times: 499,
  });
  vi.advanceTimersByTime(600_000);
  expect(warn).toHaveBeenCalledTimes(2);
  logOutage('a bank', 'a payment could not be moved on', new Error('again'));
  expect(warn).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(60_000);
  warn.mockRestore();
});

test('another’s outage is another line', () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  logOutage('one bank', 'not reached', new Error('x'));
  logOutage('another bank', 'not reached', new Error('x'));
  expect(warn).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  warn.mockRestore();
});
