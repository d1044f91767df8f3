import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, vi } from 'vitest';
import { games } from '#contract/games.ts';
import { Refusal } from '#contract/refusals.ts';
import { log } from '../../plumbing/log.ts';
import { isOutage } from '../../plumbing/outage.ts';
import { FinishedPage } from './finished-page.ts';
import type { PageParts } from './made-page.ts';
import { RenderThreads } from './render-threads.ts';

/** A site of a few lines, as a thread would load it. */
const site = `export async function render(url, { ask, messages, nonce, signal }) {
  const { pathname } = new URL(url);
  if (pathname === '/broken') throw new Error('the page broke');
  if (pathname === '/exit') process.exit(1);
  if (pathname === '/moved') return { status: 302, location: '/there', text: '' };
  if (pathname === '/long') await new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
  const found = await ask({ name: 'games.get' }, { count: 1 }).catch((error) => ({ count: error.reason ?? error.message }));
  const words = await messages('en', 'shell');
  return { status: 200, location: null, text: nonce + pathname + ' ' + found.count + ' ' + words.hello };
}`;

// biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs off its first parameter
const test = base.extend('threads', async ({}, { onCleanup }) => {
  const folder = await mkdtemp(join(tmpdir(), 'marigold-threads-'));
  const entry = join(folder, 'entry.mjs');
  const manifest = join(folder, 'manifest.json');
  await writeFile(entry, site);
  await writeFile(manifest, '{}');
  const threads = new RenderThreads({ entry, manifest });
  onCleanup(async () => {
    await threads.close();
    await rm(folder, { recursive: true });
  });
  return threads;
});

const parts = (more: Partial<PageParts> = {}): PageParts => ({
  visit: {} as never,
  nonce: 'n'.repeat(24),
  level: 4,
  signal: AbortSignal.timeout(10_000),
  ask: (async (call: { name: string }) => ({ count: call === games.get ? 54 : 'another call' })) as never,
  messages: async (locale, area) => ({ hello: `${locale}/${area}` }) as never,
  ...more,
});

const textOf = ({ status, page }: Awaited<ReturnType<RenderThreads['render']>>) =>
  new FinishedPage(status, page).plain({ nonce: '' }).toString();

const refuse = (error: Error) => parts({ ask: () => Promise.reject(error) });

test('a page is rendered beside, from what it asks for', async ({ threads }) => {
  const pages = await Promise.all(['/a', '/b'].map((path) => threads.render(`http://x${path}`, parts())));
  expect(pages.map(textOf)).toEqual(['/a 54 en/shell', '/b 54 en/shell']);
  expect(await threads.render('http://x/moved', parts())).toMatchObject({ status: 302, location: '/there' });
});

test('a refusal reaches the page as one, anything else as a failure', async ({ threads }) => {
  expect(textOf(await threads.render('http://x/a', refuse(new Refusal('AccessDenied'))))).toContain(
    ' AccessDenied ',
  );
  expect(textOf(await threads.render('http://x/a', refuse(new Error('lost'))))).toContain(' lost ');
  await expect(threads.render('http://x/broken', parts())).rejects.toThrow('the page broke');
});

test('whoever leaves stops waiting at once, and others go on', async ({ threads }) => {
  const leaving = new AbortController();
  const long = threads.render('http://x/long', parts({ signal: leaving.signal }));
  const other = threads.render('http://x/a', parts());
  leaving.abort(new Error('gone'));
  await expect(long).rejects.toThrow('gone');
  expect(textOf(await other)).toContain('/a 54');
});

test('should a thread end, those who wait hear of it, and the next page has another', async ({ threads }) => {
  using _written = vi.spyOn(log, 'bug').mockReturnValue();
  const waiting = threads.render('http://x/long', parts());
  await expect(threads.render('http://x/exit', parts())).rejects.toThrow('the thread that rendered ended');
  void waiting.catch(() => undefined);
  expect(textOf(await threads.render('http://x/a', parts()))).toContain('/a 54');
});

test('a page still in the making when the server ends is no bug', async ({ threads }) => {
  const waiting = threads.render('http://x/long', parts());
  const [outcome] = await Promise.all([waiting.catch((error: unknown) => error), threads.close()]);
  expect(isOutage(outcome)).toBe(true);
  expect(isOutage(await threads.render('http://x/a', parts()).catch((error: unknown) => error))).toBe(true);
});
