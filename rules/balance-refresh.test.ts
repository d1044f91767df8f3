import { expect, test } from 'vitest';
import { refreshPlan } from './balance-refresh.ts';

test('where nothing is said, nothing is asked by itself (S9-R017, S9-R018)', () => {
  expect(refreshPlan()).toMatchObject({ intervalMs: null, clickDelayMs: null });
});

test('what is on without its figures: ten seconds, one second, five minutes, and the end is on (S9-R014, S9-R015, S9-R016, S9-R019)', () => {
  expect(refreshPlan({ isEnabledInterval: true, isEnabledRequestsAfterClick: true })).toEqual({
    intervalMs: 10_000,
    stopsAfterMs: 300_000,
    clickDelayMs: 1_000,
  });
});

test('no end is wanted, and no figure makes it a flood', () => {
  const odd = { isEnabledInterval: true, countSecondsForInterval: -5, isEnabledTurnOffRequests: false };
  expect(refreshPlan(odd)).toEqual({ intervalMs: 1_000, stopsAfterMs: null, clickDelayMs: null });
});
