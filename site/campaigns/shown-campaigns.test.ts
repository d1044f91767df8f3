import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isDue, markShown } from './shown-campaigns.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.for([
  ['once', false, false, false],
  ['daily', false, true, false],
  ['session', false, false, true],
  ['always', true, true, true],
] as const)(
  'a campaign that comes %s is due again at once: %s, a day later: %s, in the next session: %s',
  ([frequency, isAtOnce, isNextDay, isNextSession]) => {
    const campaign = { id: 7, frequency };
    expect(isDue(campaign)).toBe(true);
    markShown(campaign);
    expect(isDue(campaign)).toBe(isAtOnce);
    expect(isDue({ id: 8, frequency })).toBe(true);
    vi.advanceTimersByTime(86_400_000);
    expect(isDue(campaign)).toBe(isNextDay);
    vi.setSystemTime(new Date(vi.getMockedSystemTime()!.getTime() - 86_400_000));
    vi.stubGlobal('sessionStorage', storage());
    expect(isDue(campaign)).toBe(isNextSession);
  },
);

test('a browser that keeps nothing, or something else, shows it', () => {
  vi.stubGlobal('localStorage', { getItem: () => '[7' });
  markShown({ id: 7 });
  expect(isDue({ id: 7 })).toBe(true);
});
