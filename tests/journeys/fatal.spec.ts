// When the whole site, or a player, is told no: closed, banned, forbidden, or broken at the start.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journeyAlone as journey } from './own-site.ts';
import './router.ts';
import { Sandbox } from './sandbox.ts';

const shown = (page: Page, name: string) => page.locator(`[data-system-page=${name}]`);

async function standsAlone(page: Page): Promise<void> {
  await expect.poll(() => page.locator('[data-layout]').getAttribute('data-layout')).toBe('empty');
  await expect.poll(() => page.locator('header, footer, nav').count()).toBe(0);
}

journey.for([
  ['disabled', 'S8-R032'],
  ['unavailable', 'S8-R033'],
] as const)(
  'a site that is %s answers 503 with the maintenance page alone (%s, S2-R072)',
  async ([state], { open, origin }) => {
    await using sandbox = new Sandbox(origin);
    await sandbox.close(state);
    for (const path of ['/ru/gamehall', '/no/such/page']) {
      const page = await open(path, { status: 503 });
      await shown(page, 'MAINTENANCE').waitFor();
      await standsAlone(page);
    }
  },
);

journey(
  'a site that closes while it is being read says so at the next step (S8-R032)',
  async ({ open, origin }) => {
    await using sandbox = new Sandbox(origin);
    const page = await open('/about-us', { expects: [/503 for GET .*\/api\//] });
    await sandbox.close('disabled');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All games' }).click();
    await shown(page, 'MAINTENANCE').waitFor();
    await standsAlone(page);
  },
);

journey(
  'a banned player is answered 403 with the block page alone (S8-R030, S2-R073)',
  async ({ open, origin }) => {
    await using sandbox = new Sandbox(origin);
    await sandbox.ban('boris');
    const page = await open('/ru/gamehall', { player: 'boris', status: 403 });
    await shown(page, 'USER_BLOCK').waitFor();
    await standsAlone(page);
    await expect
      .poll(() => shown(page, 'USER_BLOCK').getByRole('link').getAttribute('href'))
      .toBe('/ru/support');
  },
);

journey(
  'the block page’s button leads a banned player to support, and not back',
  async ({ open, origin }) => {
    await using sandbox = new Sandbox(origin);
    await sandbox.ban('boris');
    const page = await open('/gamehall', { player: 'boris', status: 403 });
    await shown(page, 'USER_BLOCK').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Support' }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/support');
    await expect.poll(() => shown(page, 'USER_BLOCK').count()).toBe(0);
  },
);

journey('a player who is banned while on the site is told at once (S8-R030)', async ({ open, origin }) => {
  await using sandbox = new Sandbox(origin);
  const page = await open('/about-us', { player: 'daina', expects: [/403 for GET .*\/api\//] });
  await page.getByRole('banner').getByText('0.00', { exact: true }).waitFor({ state: 'attached' });
  await sandbox.ban('daina');
  await shown(page, 'USER_BLOCK').waitFor();
  await standsAlone(page);
});

journey(
  'a page whose call is forbidden is answered 403 with its page alone (S8-R034, S2-R073)',
  async ({ open, origin }) => {
    await using sandbox = new Sandbox(origin);
    await sandbox.break('games.get', 'AccessDenied');
    const page = await open('/gamehall', { status: 403 });
    await shown(page, 'FORBIDDEN').waitFor();
    await standsAlone(page);
  },
);

journey('a start that fails is a 404, with the site’s own page (S8-R037)', async ({ open, origin }) => {
  await using sandbox = new Sandbox(origin);
  await sandbox.break('account.getInfo', 'UnknownError');
  const page = await open('/gamehall', { status: 404, expects: [/for GET .*\/api\/account/] });
  await shown(page, 'NOT_FOUND').waitFor();
});

journey('a page that breaks is a 500, and is shown as not found (S2-R207)', async ({ open, origin }) => {
  await using sandbox = new Sandbox(origin);
  await sandbox.break('content.getPage', 'UnknownError');
  const page = await open('/about-us', { status: 500, expects: [/in the console: Error: UnknownError/] });
  await shown(page, 'NOT_FOUND').waitFor();
  await expect.poll(() => page.locator('[data-layout]').getAttribute('data-layout')).toBe('default');
});

journey(
  'without the list of locales, and without words, pages still show (S8-R038, S8-R039)',
  async ({ open, origin }) => {
    await using sandbox = new Sandbox(origin);
    await sandbox.break('nfx.locales', 'UnknownError');
    const page = await open('/ru/about-us');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain('Marigold');

    await sandbox.break('nfx.messages', 'UnknownError');
    const silent = await open('/ru/about-us');
    await expect.poll(() => silent.getByRole('heading', { level: 1 }).innerText()).toContain('Marigold');
    await expect.poll(() => silent.getByRole('navigation').first().innerText()).not.toContain('Все игры');
  },
);

journey('a list that cannot be asked for again stays as it was (S8-R040)', async ({ open, origin }) => {
  await using sandbox = new Sandbox(origin);
  const page = await open('/gamehall', { expects: [/500 for GET .*\/api\/games\.get/] });
  const names = () =>
    page
      .locator('main a[href^="/game/"] img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  const before = await names();
  expect(before.length).toBe(18);

  await sandbox.break('games.get', 'UnknownError');
  await page.evaluate(() => __TSR_ROUTER__.options.context.cache.refetchQueries({ type: 'active' }));
  await expect.poll(names).toEqual(before);
});
