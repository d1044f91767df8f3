import { expect } from 'vitest';
import { test as base, openDoorsIn } from '#tests/doors.ts';
import { createLittleSite } from '#tests/little-site.ts';

const test = base.extend('house', async ({ world }, { onCleanup }) => {
  const doors = await openDoorsIn(world, { site: createLittleSite() });
  onCleanup(() => doors[Symbol.asyncDispose]());
  return doors;
});

const openedIn = (body: string) =>
  JSON.parse(/<script id="opened" type="application\/json">(.*?)<\/script>/s.exec(body)![1]!);

test('the page of a game brings its frame and the words of the language asked for', async ({ house }) => {
  const answer = await house.get('/play/mines?locale=lv');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<html lang="lv"');
  expect(answer.body).toContain('<link rel="stylesheet" href="/assets/frame.css">');
  const opened = openedIn(answer.body);
  expect(opened).toMatchObject({
    locale: 'lv',
    sysname: 'mines',
    back: '/lv/game/mines',
    fairness: '/lv/fairness',
  });
  expect(opened.areas.play['play.balance']).toEqual(['Atlikums']);
  expect(opened.areas.error['error.InsufficientFunds']).toBeDefined();
});

test('nobody keeps it, only our own pages may show it, and scripts run by its nonce alone', async ({
  house,
}) => {
  const { headers, body } = await house.get('/play/dice');
  const policy = String(headers['content-security-policy']);
  expect(headers['cache-control']).toBe('no-store');
  expect(policy).toContain("frame-ancestors 'self'");
  const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
  expect(nonce).toBeDefined();
  expect(body).toContain(`<script type="module" nonce="${nonce}">import "/assets/frame.js"</script>`);
});

test.for(['xx', '<script>', 'en&locale=ru'])(
  'a language we do not speak (%s) is the first one',
  async (locale, { house }) => {
    const { body } = await house.get(`/play/mines?locale=${locale}`);
    expect(openedIn(body).locale).toBe('en');
  },
);

test.for(['/play/no-such-game', '/play/sands%2Fof', '/play/'])('%s is no game', async (path, { house }) => {
  expect((await house.get(path)).statusCode).toBe(404);
});
