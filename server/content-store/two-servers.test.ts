// A change reaches every server and every open page, by itself and within two seconds.
import { expect, test } from 'vitest';
import { edit, text, thing } from '#tests/content-store.ts';
import { openDoorsOn } from '#tests/doors.ts';
import { createLittleSite } from '#tests/little-site.ts';
import { listenLive } from '#tests/live-listener.ts';
import { createWorld } from '#tests/world.ts';
import { openProcessBus } from '../live/process.ts';

const WITHIN_MS = 2_000;
const CHANNEL = 'content.changed';

/** Their buses do not reach each other: whatever one hears of the other's change it hears from the database. */
async function openTwo() {
  await using undo = new AsyncDisposableStack();
  const world = undo.use(await createWorld());
  const sites = [createLittleSite(), createLittleSite()] as const;
  const open = (site: (typeof sites)[number]) =>
    openDoorsOn(world.url, async () => openProcessBus(), { site, hasStore: true });
  const servers = [undo.use(await open(sites[0])), undo.use(await open(sites[1]))] as const;
  const parts = undo.move();
  return { world, servers, sites, [Symbol.asyncDispose]: () => parts.disposeAsync() };
}

test('what one changes the other serves, with new pages, and its open pages hear of it', async () => {
  await using two = await openTwo();
  const [a, b] = two.servers;
  for (const server of two.servers) await server.get('/');
  const page = await listenLive(await b.listen(), {});
  page.socket.send(JSON.stringify({ follow: [CHANNEL] }));
  expect(await page.next()).toEqual({ channel: CHANNEL, version: 0, data: {} });

  const begun = performance.now();
  await edit(a.product.db, [
    text('home.head.title', 'en', 'Changed'),
    thing('setting', 'site.betHistory', false),
  ]);
  expect(await page.next()).toEqual({ channel: CHANNEL, version: 1, data: { text: 1, setting: 1 } });
  // Whoever is told and asks again is told the new.
  expect((await b.get('/nfx/i18n/messages/en')).json().home.head.title).toBe('Changed');
  expect((await b.ask('content.getSettings')).result.site.betHistory).toBe(false);
  expect(performance.now() - begun).toBeLessThan(WITHIN_MS);
  await b.get('/');
  expect(two.sites[1].renders.length).toBe(2);
  await expect.poll(async () => (await a.ask('metadata.get')).result.content_revision).toBe(1);
  expect((await a.ask('metadata.get')).result).toEqual((await b.ask('metadata.get')).result);
});

test('a server that was cut off reads everything anew', async () => {
  await using two = await openTwo();
  const [a, b] = two.servers;
  await b.product.db.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'marigold ears'`;
  await edit(a.product.db, [text('home.head.title', 'ru', 'Новое')]);
  for (const server of two.servers)
    await expect
      .poll(async () => (await server.get('/nfx/i18n/messages/ru')).json().home.head.title, {
        timeout: 5_000,
      })
      .toBe('Новое');
});
