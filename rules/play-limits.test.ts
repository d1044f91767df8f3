import { expect, test } from 'vitest';
import { cents } from './money.ts';
import { isLooserPlayLimit, type PlayLimits, stakeReached, timeReached } from './play-limits.ts';

const none: PlayLimits = { stake: null, loss: null, time: null, check: null };
const money = (amount: number, days: number | null = null) => ({
  amount: cents(amount),
  days,
  minutes: null,
});
const time = (minutes: number) => ({ amount: null, days: null, minutes });
const stake = (amount: number, lost = 0) => ({ stake: cents(amount), added: cents(amount), lost });
const began = new Date('2026-11-17T08:00:00Z');
const after = (minutes: number) => new Date(began.getTime() + minutes * 60_000);
const sitting = (lastMinutes: number, confirmedMinutes = 0) => ({
  ...{ beganAt: began, confirmedAt: after(confirmedMinutes), lastStartedAt: after(lastMinutes) },
});

test('a round may stake up to the limit, and not a cent more', () => {
  const limits = { ...none, stake: money(500) };
  expect(stakeReached(limits, stake(500))).toBeNull();
  expect(stakeReached(limits, stake(501))).toEqual({ kind: 'stake', limit: 500 });
  expect(stakeReached(none, stake(1_000_000))).toBeNull();
});

test('what a round adds counts with what it staked before', () => {
  const limits = { ...none, stake: money(500), loss: money(1000, 1) };
  expect(stakeReached(limits, { stake: cents(600), added: cents(300), lost: 0 })).toMatchObject({
    kind: 'stake',
  });
  expect(stakeReached(limits, { stake: cents(500), added: cents(200), lost: 800 })).toBeNull();
  expect(stakeReached(limits, { stake: cents(500), added: cents(201), lost: 800 })).toEqual({
    ...{ kind: 'loss', left: 200 },
  });
});

test('a stake may lose what the limit leaves; what was won makes room', () => {
  const limits = { ...none, loss: money(1000, 1) };
  expect(stakeReached(limits, stake(300, 700))).toBeNull();
  expect(stakeReached(limits, stake(301, 700))).toEqual({ kind: 'loss', left: 300 });
  expect(stakeReached(limits, stake(1, 1200))).toEqual({ kind: 'loss', left: 0 });
  expect(stakeReached(limits, stake(1500, -500))).toBeNull();
});

test('time is up at its minute, until there was a break', () => {
  const limits = { ...none, time: time(30) };
  expect(timeReached(limits, sitting(29), after(29.9))).toBeNull();
  expect(timeReached(limits, sitting(29), after(30))).toEqual({ kind: 'time', until: after(59) });
  expect(timeReached(limits, sitting(29), after(58.9))).toMatchObject({ kind: 'time' });
  expect(timeReached(limits, sitting(29), after(59))).toBeNull();
  expect(timeReached(limits, null, after(999))).toBeNull();
});

test('whoever has chosen nothing is asked after an hour, others after their minutes, and again after they said so', () => {
  expect(timeReached(none, sitting(59), after(59.9))).toBeNull();
  expect(timeReached(none, sitting(59), after(60))).toEqual({ kind: 'check' });
  const limits = { ...none, check: time(15) };
  expect(timeReached(limits, sitting(15), after(15))).toEqual({ kind: 'check' });
  expect(timeReached(limits, sitting(16, 16), after(30.9))).toBeNull();
  expect(timeReached(limits, sitting(16, 16), after(31))).toEqual({ kind: 'check' });
  expect(timeReached(limits, sitting(5), after(35))).toBeNull();
});

test('less money, more days and fewer minutes are tighter; a first limit loosens nothing', () => {
  expect(isLooserPlayLimit(money(500), null)).toBe(false);
  expect(isLooserPlayLimit(null, money(500))).toBe(true);
  expect(isLooserPlayLimit(money(500), money(500))).toBe(false);
  expect(isLooserPlayLimit(money(501), money(500))).toBe(true);
  expect(isLooserPlayLimit(money(500, 7), money(500, 1))).toBe(false);
  expect(isLooserPlayLimit(money(400, 1), money(500, 7))).toBe(true);
  expect(isLooserPlayLimit(time(30), time(60))).toBe(false);
  expect(isLooserPlayLimit(time(61), time(60))).toBe(true);
});
