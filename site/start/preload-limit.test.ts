import { expect, test } from 'vitest';
import { limitPreloads } from './preload-limit.ts';

test('at most four routes are fetched ahead at once, and the rest follow', async () => {
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const router = {
    preloadRoute: (name: string) => {
      started.push(name);
      return new Promise<void>((resolve) => finish.set(name, resolve));
    },
  };
  limitPreloads(router);

  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => router.preloadRoute(name));
  await Promise.resolve();
  expect(started).toEqual(['a', 'b', 'c', 'd']);

  finish.get('b')!();
  await all[1];
  await Promise.resolve();
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);

  finish.get('a')!();
  await all[0];
  await Promise.resolve();
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});
