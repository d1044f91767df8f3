import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';
import { Texts } from './i18n/texts.ts';
import { Watched } from './watched.ts';

const HALF_MINUTE_MS = 30_000;

beforeEach(() => void vi.useFakeTimers({ now: performance.timeOrigin + performance.now() }));
afterEach(() => void vi.useRealTimers());

/** Is an answer that came at this time, seen from now, asked for again? */
function isStale(answeredAt: number): boolean {
  const cache = createAnswerCache({ texts: new Texts('en', async () => ({})), fatal: new Watched(null) });
  cache.setQueryData(['games.get', {}], {}, { updatedAt: answeredAt });
  return new QueryObserver(cache, { queryKey: ['games.get', {}], queryFn: () => ({}) }).getCurrentResult()
    .isStale;
}

test('an answer is fresh for half a minute', () => {
  const answeredAt = vi.getMockedSystemTime()!.getTime();
  expect(isStale(answeredAt)).toBe(false);
  vi.advanceTimersByTime(HALF_MINUTE_MS + 1);
  expect(isStale(answeredAt)).toBe(true);
});

test('an answer of a page that the server made long ago is fresh for half a minute from when it was opened', () => {
  vi.setSystemTime(performance.timeOrigin + 1_000);
  expect(isStale(performance.timeOrigin - 3_600_000)).toBe(false);
  vi.setSystemTime(performance.timeOrigin + HALF_MINUTE_MS + 1_000);
  expect(isStale(performance.timeOrigin - 3_600_000)).toBe(true);
});
