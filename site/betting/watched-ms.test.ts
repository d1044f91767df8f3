import { expect, test } from 'vitest';
import { watchedMs } from './watched-ms.ts';

test('a bet is watched for as long as the server says, whatever the browser’s clock shows', () => {
  const bet = { created_at: '2031-01-01T10:00:00.000Z', decides_at: '2031-01-01T10:00:05.000Z' };
  expect(watchedMs(bet)).toBe(5_000);
  expect(watchedMs({ ...bet, decides_at: null })).toBe(0);
});
