// What the screen shows after a change that was told while an answer was still on its way.
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { account } from '#contract/account/account.ts';
import type { Asker } from './ask.ts';
import { read, refresh } from './reads.ts';

/** Each answer waits until it is let go. */
function slowHouse() {
  const answers: PromiseWithResolvers<unknown>[] = [];
  const ask = (() => {
    answers.push(Promise.withResolvers());
    return answers.at(-1)!.promise;
  }) as unknown as Asker;
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  return { answers, cache, reading: read(account.getInfo, {}, ask) };
}

const changed = account.getInfo.shows ?? [];

test('a page that opens while its first answer is older than the change asks again', async () => {
  const { answers, cache, reading } = slowHouse();
  const opening = cache.ensureQueryData(reading);
  const refreshed = refresh(cache, changed);
  answers[0]!.resolve('old');
  await Promise.all([opening, refreshed]);
  // The page is there only now.
  const shown = new QueryObserver(cache, reading);
  const stop = shown.subscribe(() => undefined);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]!.resolve('new');
  await expect.poll(() => shown.getCurrentResult().data).toBe('new');
  stop();
});

test('so does what is on screen without an answer yet', async () => {
  const { answers, cache, reading } = slowHouse();
  const shown = new QueryObserver(cache, reading);
  const stop = shown.subscribe(() => undefined);
  void refresh(cache, changed);
  answers[0]!.resolve('old');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]!.resolve('new');
  await expect.poll(() => shown.getCurrentResult().data).toBe('new');
  stop();
});

test('an answer that shows nothing of the change is asked for once', async () => {
  const { answers, cache, reading } = slowHouse();
  const opening = cache.ensureQueryData(reading);
  await refresh(cache, ['tournaments']);
  answers[0]!.resolve('told');
  await opening;
  const shown = new QueryObserver(cache, reading);
  const stop = shown.subscribe(() => undefined);
  expect(shown.getCurrentResult()).toMatchObject({ data: 'told', isFetching: false });
  expect(answers).toHaveLength(1);
  stop();
});
