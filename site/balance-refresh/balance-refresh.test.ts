import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BalanceRefreshSettings, refreshPlan } from '#rules/balance-refresh.ts';
import { startBalanceRefresh } from './balance-refresh.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(settings: BalanceRefreshSettings) {
  const refresh = vi.fn();
  const world = { isQuiet: false };
  const running = startBalanceRefresh({
    plan: refreshPlan(settings),
    now: () => vi.getMockedSystemTime()!.getTime(),
    isQuiet: () => world.isQuiet,
    refresh,
  });
  return { refresh, world, ...running };
}

test('by the clock, at the span that is set (S3-R174, S3-R175)', () => {
  const { refresh } = start({ isEnabledInterval: true, countSecondsForInterval: 20 });
  vi.advanceTimersByTime(19_999);
  expect(refresh).not.toHaveBeenCalled();
  vi.advanceTimersByTime(40_001);
  expect(refresh).toHaveBeenCalledTimes(3);
});

test('it stops after the minutes without a click, and a click starts it again (S3-R177, S4-R083, S4-R084)', () => {
  const terms = { isEnabledInterval: true, countMinutesAfterWhichRequestsTurnedOff: 1 };
  const { refresh, click } = start(terms);
  vi.advanceTimersByTime(600_000);
  expect(refresh).toHaveBeenCalledTimes(5);
  click();
  vi.advanceTimersByTime(30_000);
  expect(refresh).toHaveBeenCalledTimes(8);
});

test('without an end it goes on (S3-R176)', () => {
  const { refresh } = start({ isEnabledInterval: true, isEnabledTurnOffRequests: false });
  vi.advanceTimersByTime(600_000);
  expect(refresh).toHaveBeenCalledTimes(60);
});

test('after clicks, at most one a span (S3-R178, S3-R179, S9-R020)', () => {
  const { refresh, click } = start({
    isEnabledRequestsAfterClick: true,
    countSecondsForDelayBetweenClick: 2,
  });
  for (let times = 0; times < 5; times += 1) {
    click();
    vi.advanceTimersByTime(200);
  }
  expect(refresh).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  click();
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('where it is quiet nothing is asked, by the clock or by a click, and afterwards it goes on (D94)', () => {
  const { refresh, world, click } = start({ isEnabledInterval: true, isEnabledRequestsAfterClick: true });
  world.isQuiet = true;
  click();
  vi.advanceTimersByTime(60_000);
  expect(refresh).not.toHaveBeenCalled();
  world.isQuiet = false;
  vi.advanceTimersByTime(10_000);
  expect(refresh).toHaveBeenCalledOnce();
});
