// When the whole site, or a player, is told no while the page is open. What is sent to those who come later is in
// server/http/pages/fatal-pages.test.ts.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { codeOf } from '#contract/refusals.ts';
import { long } from '../long.ts';
import { journey } from './browser.ts';
import { newcomer } from './newcomer.ts';
import { refuse } from './refuse.ts';
import { Sandbox } from './sandbox.ts';

const shown = (page: Page, name: string) => page.locator(`[data-system-page=${name}]`);

async function standsAlone(page: Page): Promise<void> {
  await expect.poll(() => page.locator('[data-layout]').getAttribute('data-layout')).toBe('empty');
  await expect.poll(() => page.locator('header, footer, nav').count()).toBe(0);
}

journey(
  'a site that closes while it is being read says so at the next step (S8-R032), and opens again by itself',
  long,
  async ({ open }) => {
    const page = await open('/about-us', { expects: [/503 for (GET .*\/api\/|HEAD )/] });
    await page.route('**/api/**', refuse('ApplicationDisabledException', codeOf('ApplicationDisabled'), 503));
    let looks = 0;
    await page.route('**/gamehall', (route) => {
      if (route.request().method() !== 'HEAD') return route.continue();
      looks += 1;
      return looks === 1 ? route.fulfill({ status: 503 }) : route.continue();
    });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All games' }).click();
    await shown(page, 'MAINTENANCE').waitFor();
    await standsAlone(page);
    await expect.poll(() => page.title()).toBe('We will be right back · Marigold');
    await page.unroute('**/api/**');

    await page.getByRole('heading', { level: 1, name: 'All games' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/gamehall');
    expect(looks).toBe(2);
  },
);

journey(
  'a player who is banned while on the site is told at once, at each page, and led to support, not back (S8-R030)',
  async ({ open, origin }) => {
    await using sandbox = new Sandbox(origin);
    const expects = [/403 for GET .*\/(api\/|about-us)/];
    const page = await open('/about-us', { prepare: newcomer('fatal-banned'), expects });
    await page.getByRole('banner').getByText('0.00', { exact: true }).waitFor({ state: 'attached' });
    await sandbox.ban('fatal-banned');
    await shown(page, 'USER_BLOCK').waitFor();
    await standsAlone(page);

    const again = await page.reload();
    expect(again?.status()).toBe(403);
    await standsAlone(page);
    await shown(page, 'USER_BLOCK').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Support' }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/support');
    await expect.poll(() => shown(page, 'USER_BLOCK').count()).toBe(0);
  },
);
