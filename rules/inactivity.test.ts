import { expect, test } from 'vitest';
import { inactivityMs, longestInactivityMs, warnedAfterMs } from './inactivity.ts';

const times = { time_to_force_logout: 50, user_inactivity_cashier_time: 20, user_inactivity_pp_time: 90 };
const off = { time_to_force_logout: 0, user_inactivity_cashier_time: 20, user_inactivity_pp_time: 90 };

test.for([
  ['/', 50_000],
  ['/gamehall', 50_000],
  ['/cashier', 20_000],
  ['/cashier/deposit', 20_000],
  ['/cashiers', 50_000],
  ['/help/cashier', 50_000],
  ['/help/profile', 50_000],
  ['/profile', 90_000],
  ['/profile/security', 90_000],
  ['/profiles', 50_000],
] as const)('%s may be left alone for %i ms', ([path, ms]) => {
  expect(inactivityMs(times, path)).toBe(ms);
});

test('a time of zero says nothing about the money and personal pages', () => {
  const plain = { ...times, user_inactivity_cashier_time: 0, user_inactivity_pp_time: 0 };
  expect(['/cashier/deposit', '/profile/settings'].map((path) => inactivityMs(plain, path))).toEqual([
    50_000, 50_000,
  ]);
});

test('without a time to force logout nobody is signed out anywhere (S4-R021)', () => {
  expect(['/', '/cashier', '/profile'].map((path) => inactivityMs(off, path))).toEqual([null, null, null]);
  expect(longestInactivityMs(off)).toBeNull();
});

test('the server waits as long as any page allows', () => {
  expect(longestInactivityMs(times)).toBe(90_000);
});

test('the warning comes when a fifth is left', () => {
  expect(warnedAfterMs(50_000)).toBe(40_000);
});
