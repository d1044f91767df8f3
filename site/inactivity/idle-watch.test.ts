import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nowMs } from '../start/clock.ts';
import { IdleWatch } from './idle-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A tab that may be left alone for 50 seconds, as one of several that share what they know. */
function openTab({ periodMs = 50_000 as number | null, shared = { at: 0 } } = {}) {
  const told: string[] = [];
  const terms = { periodMs };
  const watch = new IdleWatch({
    now: nowMs,
    periodMs: () => terms.periodMs,
    recall: () => shared.at,
    remember: (at) => {
      shared.at = at;
    },
    onWarn: (endsAt) => void told.push(`warned, ${endsAt - nowMs()} ms left`),
    onCalm: () => void told.push('calm'),
    onEnd: () => void told.push('ended'),
  });
  return { watch, told, shared, terms };
}

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000);

test('the warning comes at 80 % with what is left, and the end at 100 % (S4-R023, S4-R024)', () => {
  const { told } = openTab();
  pass(39.999);
  expect(told).toEqual([]);
  pass(0.001);
  expect(told).toEqual(['warned, 10000 ms left']);
  pass(9.999);
  expect(told).toHaveLength(1);
  pass(0.001);
  expect(told).toEqual(['warned, 10000 ms left', 'calm', 'ended']);
  pass(1_000);
  expect(told).toHaveLength(3);
});

test('whoever does something at 30 s is not warned at 40 s but at 70 s (S4-R022)', () => {
  const { watch, told } = openTab();
  pass(30);
  watch.stir();
  pass(39.999);
  expect(told).toEqual([]);
  pass(0.001);
  expect(told).toEqual(['warned, 10000 ms left']);
});

test('a sign of life takes the warning away and the time starts anew', () => {
  const { watch, told } = openTab();
  pass(45);
  watch.stir();
  expect(told).toEqual(['warned, 10000 ms left', 'calm']);
  pass(39.999);
  expect(told).toHaveLength(2);
});

test('where nobody is ever signed out, nobody is warned', () => {
  const { told, terms, watch } = openTab({ periodMs: null });
  pass(100_000);
  expect(told).toEqual([]);

  watch.stir();
  terms.periodMs = 50_000;
  watch.look();
  pass(40);
  expect(told).toEqual(['warned, 10000 ms left']);
});

test('another page may be left alone for longer', () => {
  const { told, terms, watch } = openTab();
  pass(45);
  terms.periodMs = 100_000;
  watch.look();
  expect(told).toEqual(['warned, 10000 ms left', 'calm']);
  pass(35);
  expect(told.at(-1)).toBe('warned, 20000 ms left');
});

test('life in one tab is life in all of them', () => {
  const first = openTab();
  const second = openTab({ shared: first.shared });
  pass(45);
  first.watch.stir();
  second.watch.look();
  expect(second.told).toEqual(['warned, 10000 ms left', 'calm']);
  pass(30);
  expect(second.told).toHaveLength(2);
});

test('a tab that heard nothing still looks up what the others did before it warns or ends', () => {
  const { told, shared } = openTab();
  pass(30);
  shared.at = nowMs();
  pass(20);
  expect(told).toEqual([]);
  pass(20);
  expect(told).toEqual(['warned, 10000 ms left']);
});

test('a machine that slept through it wakes to the end, even by a click', () => {
  const { watch, told } = openTab();
  vi.setSystemTime(nowMs() + 3_600_000);
  watch.stir();
  expect(told).toEqual(['ended']);
});

test('stopped, it says nothing more', () => {
  const { watch, told } = openTab();
  pass(45);
  watch.stop();
  expect(told.at(-1)).toBe('calm');
  pass(1_000);
  watch.stir();
  expect(told).toHaveLength(2);
});
