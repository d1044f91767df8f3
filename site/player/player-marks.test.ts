import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetMarks, readMark, setMark } from './player-marks.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('dispatchEvent', () => true);
});
afterEach(() => void vi.unstubAllGlobals());

test('what was marked is there until the player goes', () => {
  setMark('confirm_sent', 'anna@example.com');
  setMark('active_at', '7');
  expect(readMark('confirm_sent')).toBe('anna@example.com');
  forgetMarks();
  expect([readMark('confirm_sent'), readMark('active_at')]).toEqual([null, null]);
});

test('a browser that keeps nothing is no trouble', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => setMark('active_at', '7')).not.toThrow();
  expect(readMark('active_at')).toBeNull();
  expect(forgetMarks).not.toThrow();
});
