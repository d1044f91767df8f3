// Asking The Odds API: in a bounded time, and read as its answers are written.
import * as z from 'zod/mini';
import type { OddsApiSettings } from '../../config/feed.ts';

const ANSWERED_WITHIN_MS = 10_000;

export async function askOdds<T extends z.ZodMiniType>(
  { url, key }: OddsApiSettings,
  { path, query, answer, stopped }: { path: string; query: string; answer: T; stopped: AbortSignal },
): Promise<z.output<T>> {
  const response = await fetch(`${url}/v4/sports/${path}?apiKey=${encodeURIComponent(key)}&${query}`, {
    signal: AbortSignal.any([stopped, AbortSignal.timeout(ANSWERED_WITHIN_MS)]),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return z.parse(answer, await response.json());
}
