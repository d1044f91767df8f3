import { afterEach, expect, test, vi } from 'vitest';
import { TurnedAway } from './turned-away.ts';

const memory = new TurnedAway();
afterEach(() => void vi.useRealTimers());

test('who was turned away is remembered for a second', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  memory.remember('write:anna', 42);
  expect(memory.recall('write:anna')).toBe(42);
  expect(memory.recall('write:boris')).toBeNull();
  expect(new TurnedAway().recall('write:anna')).toBeNull();

  vi.advanceTimersByTime(999);
  expect(memory.recall('write:anna')).toBe(42);
  vi.advanceTimersByTime(1);
  expect(memory.recall('write:anna')).toBeNull();
});

test('many may be turned away at once', () => {
  memory.remember('write:vera', 7);
  memory.remember('write:greta', 8);
  expect(memory.recall('write:vera')).toBe(7);
  expect(memory.recall('write:greta')).toBe(8);
});

test('who is forgiven is let in at once', () => {
  memory.remember('login:anna', 42);
  memory.forget(['login:anna']);
  expect(memory.recall('login:anna')).toBeNull();
});

const fill = (memory: TurnedAway, count: number) => {
  for (let at = 0; at < count; at += 1) memory.remember(`write:${at}`, 1);
};

test('a flood from ever new addresses fills no memory: past ten thousand all are forgotten', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const flooded = new TurnedAway();
  fill(flooded, 10_000);
  expect(flooded.recall('write:0')).toBe(1);

  flooded.remember('write:one more', 1);
  expect(flooded.recall('write:0')).toBeNull();
  expect(flooded.recall('write:one more')).toBe(1);
});

test('who may ask again takes no place among those who may not', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const crowded = new TurnedAway();
  crowded.remember('write:anna', 1);
  vi.advanceTimersByTime(500);
  fill(crowded, 9_999);
  vi.advanceTimersByTime(500);
  expect(crowded.recall('write:anna')).toBeNull();

  crowded.remember('write:boris', 1);
  expect(crowded.recall('write:0')).toBe(1);
});
