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

test('a flood from ever new addresses fills no memory', () => {
  const flooded = {};
  for (let at = 0; at < 25_000; at += 1) rememberTurnedAway(flooded, `write:${at}`, 1);
  const held = Array.from({ length: 25_000 }, (_, at) => recallTurnedAway(flooded, `write:${at}`));
  expect(held.filter((seconds) => seconds !== null).length).toBeLessThanOrEqual(10_000);
});
