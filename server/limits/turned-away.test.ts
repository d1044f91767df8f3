import { afterEach, expect, test, vi } from 'vitest';
import { forgetTurnedAway, recallTurnedAway, rememberTurnedAway } from './turned-away.ts';

const database = {};
afterEach(() => void vi.useRealTimers());

test('who was turned away is remembered for a second, by the database that said so', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  rememberTurnedAway(database, 'write:anna', 42);
  expect(recallTurnedAway(database, 'write:anna')).toBe(42);
  expect(recallTurnedAway(database, 'write:boris')).toBeNull();
  expect(recallTurnedAway({}, 'write:anna')).toBeNull();

  vi.advanceTimersByTime(999);
  expect(recallTurnedAway(database, 'write:anna')).toBe(42);
  vi.advanceTimersByTime(1);
  expect(recallTurnedAway(database, 'write:anna')).toBeNull();
});

test('many may be turned away at once', () => {
  rememberTurnedAway(database, 'write:vera', 7);
  rememberTurnedAway(database, 'write:greta', 8);
  expect(recallTurnedAway(database, 'write:vera')).toBe(7);
  expect(recallTurnedAway(database, 'write:greta')).toBe(8);
});

test('who is forgiven is let in at once', () => {
  rememberTurnedAway(database, 'login:anna', 42);
  forgetTurnedAway(database, ['login:anna']);
  expect(recallTurnedAway(database, 'login:anna')).toBeNull();
});

const fill = (memory: object, count: number) => {
  for (let at = 0; at < count; at += 1) rememberTurnedAway(memory, `write:${at}`, 1);
};

test('a flood from ever new addresses fills no memory: past ten thousand all are forgotten', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const flooded = {};
  fill(flooded, 10_000);
  expect(recallTurnedAway(flooded, 'write:0')).toBe(1);

  rememberTurnedAway(flooded, 'write:one more', 1);
  expect(recallTurnedAway(flooded, 'write:0')).toBeNull();
  expect(recallTurnedAway(flooded, 'write:one more')).toBe(1);
});

test('who may ask again takes no place among those who may not', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const crowded = {};
  rememberTurnedAway(crowded, 'write:anna', 1);
  vi.advanceTimersByTime(500);
  fill(crowded, 9_999);
  vi.advanceTimersByTime(500);
  expect(recallTurnedAway(crowded, 'write:anna')).toBeNull();

  rememberTurnedAway(crowded, 'write:boris', 1);
  expect(recallTurnedAway(crowded, 'write:0')).toBe(1);
});
