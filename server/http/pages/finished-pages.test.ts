import { expect, test } from 'vitest';
import type { Topic } from '#contract/topics.ts';
import { createMetrics } from '../../plumbing/metrics.ts';
import { FinishedPage } from './finished-page.ts';
import { FinishedPages, type Making } from './finished-pages.ts';
import { pressPage } from './press-page.ts';

const pageOf = (text: string) => new FinishedPage(200, pressPage(text, { nonce: 'none' }, 9));

/** A kitchen whose renders are counted and finish when the test says so. */
function kitchen() {
  const orders: {
    topics: Set<Topic>;
    finish: (text: string, isKeepable?: boolean) => void;
    fail: () => void;
  }[] = [];
  const make = (topics: Set<Topic>) =>
    new Promise<Making>((resolve, reject) => {
      const finish = (text: string, isKeepable = true) =>
        resolve({ result: pageOf(text), isKeepable, isPassing: text.startsWith('passing') });
      orders.push({ topics, finish, fail: () => reject(new Error('burnt')) });
    });
  return { orders, make };
}

const textOf = async (page: Promise<Making['result']>) => {
  const made = await page;
  return made instanceof FinishedPage ? made.plain({ nonce: '' }).toString() : made.location;
};

const pages = (maxBytes?: number) => new FinishedPages(createMetrics(), maxBytes);

test('a page is made once and then kept', async () => {
  const { orders, make } = kitchen();
  const kept = pages();
  const first = kept.get('/', make);
  orders[0]!.finish('home');
  expect(await textOf(first)).toBe('home');
  expect(await textOf(kept.get('/', make))).toBe('home');
  expect(orders.length).toBe(1);
});

test('whoever asks while a page is made waits for the same one', async () => {
  const { orders, make } = kitchen();
  const kept = pages();
  const asked = [kept.get('/', make), kept.get('/', make), kept.get('/', make)];
  orders[0]!.finish('home');
  expect(await Promise.all(asked.map(textOf))).toEqual(['home', 'home', 'home']);
  expect(orders.length).toBe(1);
});

test('a change drops the pages that show it, and no others', async () => {
  const { orders, make } = kitchen();
  const kept = pages();
  for (const [at, topic] of (['games', 'content'] as const).entries()) {
    const made = kept.get(topic, make);
    orders[at]!.topics.add(topic);
    orders[at]!.finish(topic);
    await made;
  }
  kept.drop(['games', 'balance']);
  expect(await textOf(kept.get('content', make))).toBe('content');
  void kept.get('games', make);
  expect(orders.length).toBe(3);
});

test('a page made from what changed meanwhile is given to those who wait, and to nobody else', async () => {
  const { orders, make } = kitchen();
  const kept = pages();
  const before = kept.get('/', make);
  orders[0]!.topics.add('games');
  kept.drop(['games']);
  const after = kept.get('/', make);
  orders[1]!.finish('new');
  expect(await textOf(after)).toBe('new');
  orders[0]!.finish('old');
  expect(await textOf(before)).toBe('old');
  expect(await textOf(kept.get('/', make))).toBe('new');
});

test('a page that must not be kept, and a render that failed, leave nothing behind', async () => {
  const { orders, make } = kitchen();
  const kept = pages();
  const broken = kept.get('/', make);
  orders[0]!.fail();
  await expect(broken).rejects.toThrow('burnt');
  const passing = kept.get('/', make);
  orders[1]!.finish('once', false);
  await passing;
  void kept.get('/', make);
  expect(orders.length).toBe(3);
});

test('memory is bounded: what was not asked for longest goes first', async () => {
  const { orders, make } = kitchen();
  const text = 'x'.repeat(10_000);
  const size = pageOf(text).bytes;
  const kept = pages((size * 2 * 8) / 7);
  const put = async (key: string) => {
    const made = kept.get(key, make);
    orders.at(-1)!.finish(text);
    await made;
  };
  await put('a');
  await put('b');
  await put('a');
  await put('c');
  expect(orders.length).toBe(3);
  await put('a');
  expect(orders.length).toBe(3);
  await put('b');
  expect(orders.length).toBe(4);
});

test('however many pages pass by, those that last are not driven out', async () => {
  const { orders, make } = kitchen();
  const kept = pages(pageOf('home').bytes * 16);
  const put = async (key: string, text: string) => {
    const made = kept.get(key, make);
    orders.at(-1)!.finish(text);
    await made;
  };
  await put('/', 'home');
  for (let at = 0; at < 50; at += 1) await put(`/no-such-${at}`, `passing ${at}`);
  expect(orders.length).toBe(51);
  await put('/', 'home');
  await put('/no-such-49', 'passing 49');
  expect(orders.length).toBe(51);
  await put('/no-such-0', 'passing 0');
  expect(orders.length).toBe(52);
});
