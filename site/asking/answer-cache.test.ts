import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { account } from '#contract/account/account.ts';
import { accountProfile } from '#contract/account/profile.ts';
import { games } from '#contract/games.ts';
import { Refusal } from '#contract/refusals.ts';
import type { SystemPageName } from '#rules/system-pages.ts';
import { Texts } from '../i18n/texts.ts';
import { Watched } from '../start/watched.ts';
import { createAnswerCache } from './answer-cache.ts';
import { read } from './reads.ts';

const HALF_MINUTE_MS = 30_000;

beforeEach(() => void vi.useFakeTimers({ now: performance.timeOrigin + performance.now() }));
afterEach(() => void vi.useRealTimers());

const openCache = (locale = 'en') => {
  const texts = new Texts(locale, async () => ({}));
  return { texts, cache: createAnswerCache({ texts, fatal: new Watched(null), visit: {} }) };
};

/** Is an answer that came at this time, seen from now, asked for again? */
function isStale(answeredAt: number): boolean {
  const { cache } = openCache();
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

/** A cache in which player 5 has asked for what only they may see, and for what anyone may. */
async function answered() {
  const { cache, texts } = openCache();
  let uid = 5;
  const ask = async ({ name }: { name: string }) =>
    (name === 'account.getInfo' ? { uid } : { name }) as never;
  const reads = [account.getInfo, account.getBalance, accountProfile.getprofileinfo, games.get].map((call) =>
    read(call, {}, ask),
  );
  for (const each of reads) await cache.fetchQuery(each);
  const held = () =>
    cache
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => String(queryKey[0]));
  const arrive = (next: number) => {
    uid = next;
    return cache.fetchQuery({ ...read(account.getInfo, {}, ask), staleTime: 0 });
  };
  return { cache, texts, held, arrive };
}

test.for([
  ['signs out', 0],
  ['gives way to another', 6],
] as const)('whoever %s takes their answers along, and leaves what anyone may see', async ([, next]) => {
  const { held, arrive } = await answered();
  await arrive(next);
  expect(held()).toEqual(['account.getInfo', 'games.get']);
});

test('an answer still on screen is emptied, and not asked for again', async () => {
  const { cache, arrive } = await answered();
  const ask = vi.fn(async () => ({ name: 'asked again' }) as never);
  const watcher = new QueryObserver(cache, read(account.getBalance, {}, ask));
  const stop = watcher.subscribe(() => undefined);
  await arrive(0);
  expect(watcher.getCurrentResult().data).toBeUndefined();
  expect(ask).not.toHaveBeenCalled();
  stop();
});

test('a session that ended without a word is learnt from the first answer that says so', async () => {
  const { cache } = openCache();
  let uid = 5;
  const ask = vi.fn(async ({ name }: { name: string }) => {
    if (name === 'account.getInfo') return { uid } as never;
    if (uid === 0) throw new Refusal('Authorization');
    return { name } as never;
  });
  const [who, balance] = [account.getInfo, account.getBalance].map(
    (call) => new QueryObserver(cache, read(call, {}, ask)),
  );
  const stops = [who!, balance!].map((watcher) => watcher.subscribe(() => undefined));
  await vi.waitFor(() => expect(balance!.getCurrentResult().data).toBeDefined());
  uid = 0;
  await balance!.refetch();
  await vi.waitFor(() => expect(who!.getCurrentResult().data).toEqual({ uid: 0 }));
  expect(ask.mock.calls.filter(([{ name }]) => name === 'account.getInfo')).toHaveLength(2);
  for (const stop of stops) stop();
});

test('the same player asked for again keeps everything', async () => {
  const { held, arrive } = await answered();
  await arrive(5);
  expect(held()).toHaveLength(4);
});

test('who was here is forgotten in the other languages too', async () => {
  const { cache, texts, held, arrive } = await answered();
  await texts.speak('ru');
  await arrive(5);
  expect(held().filter((name) => name === 'account.getInfo')).toHaveLength(2);
  await arrive(0);
  await texts.speak('en');
  expect(cache.getQueryData(['account.getInfo', {}])).toBeUndefined();
});

test('what was pressed offline is not kept for later: it is tried at once, and told', async () => {
  const { cache } = openCache();
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const send = vi.fn(() => Promise.reject(new Error('offline')));
  const pressed = cache.getMutationCache().build(cache, { mutationFn: send }).execute(undefined);
  await expect(pressed).rejects.toThrow('offline');
  onlineManager.setOnline(true);
  await cache.resumePausedMutations();
  expect(send).toHaveBeenCalledTimes(1);
});

test('on the page of limits of a closed site, what else is refused does not take the page away', async () => {
  const shownAfter = async (protection?: 'here') => {
    const texts = new Texts('en', async () => ({}));
    const fatal = new Watched<SystemPageName | null>(null);
    const cache = createAnswerCache({ texts, fatal, visit: { ...(protection && { protection }) } });
    const mutationFn = () => Promise.reject(new Refusal('ApplicationUnavailable'));
    const pressed = cache.getMutationCache().build(cache, { mutationFn }).execute(undefined);
    await expect(pressed).rejects.toThrow('ApplicationUnavailable');
    return fatal.get();
  };
  expect(await shownAfter('here')).toBeNull();
  expect(await shownAfter()).toBe('MAINTENANCE');
});
