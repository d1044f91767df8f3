// The watch itself: a journey is only as strict as what it notices.
import { chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { watch } from './watch.ts';

const ORIGIN = 'http://watched.test';

async function troublesOf(html: string, { status = 200, expects = [] as RegExp[] } = {}): Promise<string[]> {
  const stage = inject('stage');
  if ('problem' in stage) throw new Error(stage.problem);
  const browser = await chromium.connect(stage.browser);
  const page = await browser.newPage();
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/cut') return route.abort('connectionreset');
    if (pathname === '/') return route.fulfill({ status, contentType: 'text/html', body: html });
    return route.fulfill({ status: Number(pathname.slice(1)) });
  });
  const troubles: string[] = [];
  watch(page, { troubles, expects, status });
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction(() => document.title === 'done');
  await browser.close();
  return troubles;
}

const done = `document.title = 'done'`;

test.for([
  ['an error in the console', `console.error('broken'); ${done}`, 'broken'],
  ['a warning in the console', `console.warn('odd'); ${done}`, 'odd'],
  ['a word about hydration', `console.log('Hydration failed'); ${done}`, 'Hydration failed'],
  ['a thrown error', `setTimeout(() => { ${done} }); throw new Error('thrown')`, 'thrown'],
  ['a rejected promise', `Promise.reject(new Error('rejected')); setTimeout(() => { ${done} })`, 'rejected'],
  ['a file that is not there', `fetch('/404').then(() => { ${done} })`, '404 for GET'],
  ['a server that breaks', `fetch('/500', { method: 'POST' }).then(() => { ${done} })`, '500 for POST'],
  ['a connection that is cut', `fetch('/cut').catch(() => { ${done} })`, 'ERR_CONNECTION_RESET'],
] as const)('notices %s', async ([, script, trouble]) => {
  const troubles = await troublesOf(`<script>${script}</script>`);
  expect(troubles).toEqual([expect.stringContaining(trouble)]);
});

test('lets pass a clean page, the expected status, and what a journey brings about on purpose', async () => {
  await expect(troublesOf(`<script>console.log('hello'); ${done}</script>`)).resolves.toEqual([]);
  await expect(troublesOf(`<script>${done}</script>`, { status: 404 })).resolves.toEqual([]);
  const html = `<script>fetch('/401').then(() => { ${done} })</script>`;
  await expect(troublesOf(html, { expects: [/401 for GET .*\/401/] })).resolves.toEqual([]);
});
