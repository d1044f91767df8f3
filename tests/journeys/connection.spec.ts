// A line that is lost, a server that is away, and one that takes its time: what a visitor who follows a link is shown.
import { randomUUID } from 'node:crypto';
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { journey } from './browser.ts';
import { newcomer } from './newcomer.ts';

const lost = [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|failed/i, /^502 for /];

const bar = (page: Page) => page.locator('[data-connection]');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

/** The signs are fetched a while after the page. */
const signsAreHere = (page: Page) => page.locator('[data-signs]').waitFor({ state: 'attached' });

async function staysOn(page: Page, name: string): Promise<void> {
  await bar(page).getByText('The page opens as soon as the connection is back.').waitFor();
  await expect.poll(() => heading(page, name).isVisible()).toBe(true);
  await expect(page.locator('[data-system-page], [data-skeleton]').count()).resolves.toBe(0);
}

async function opens(page: Page, name: string): Promise<void> {
  await heading(page, name).waitFor();
  await bar(page).waitFor({ state: 'detached' });
  const lostStyles = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter((link) => !link.sheet);
  await expect(page.evaluate(lostStyles)).resolves.toEqual([]);
}

journey(
  'a link followed offline leaves the page as it is, says why, and leads on by itself once the line is back',
  async ({ open }) => {
    const page = await open('/about-us', { expects: lost });
    await signsAreHere(page);
    await page.context().setOffline(true);
    await bar(page).getByText('You are offline').waitFor();
    await follow(page, 'All games');
    await staysOn(page, 'About Marigold');
    await bar(page).getByRole('button', { name: 'Try again' }).click();
    await staysOn(page, 'About Marigold');

    await page.goBack();
    await bar(page).getByText('What is already loaded stays here.').waitFor();
    await follow(page, 'All games');
    await page.context().setOffline(false);
    await opens(page, 'All games');
    expect(new URL(page.url()).pathname).toBe('/gamehall');

    // What has been shown before is kept, and shown again without a line.
    await page.context().setOffline(true);
    await follow(page, 'About us');
    await heading(page, 'About Marigold').waitFor();
    await bar(page).waitFor();
  },
);

journey.for([
  ['refuses connections', (route: Route) => route.abort('connectionrefused')],
  [
    'stands behind a proxy that says 502',
    (route: Route) => route.fulfill({ status: 502, body: '<p>Bad</p>' }),
  ],
] as const)('a server that %s is the same, in its own words', long, async ([, fail], { open }) => {
  const page = await open('/about-us', { width: 390, expects: lost });
  await signsAreHere(page);
  await page.route('**', fail);
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Games' }).click();
  await bar(page).getByText('Marigold does not respond').waitFor();
  await staysOn(page, 'About Marigold');
  await page.unroute('**', fail);
  await opens(page, 'All games');
});

/** Holds what is asked for until it is let go. */
async function hold(page: Page, url: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const wait = (route: Route) => promise.then(() => route.continue());
  await page.route(url, wait);
  return resolve;
}

journey(
  'a slow step shows that it is under way, then the outline of the very area of the cashier that is wanted (S4-R058)',
  long,
  async ({ open }) => {
    const page = await open('/cashier/deposit', { prepare: newcomer(`patient-${randomUUID().slice(0, 8)}`) });
    await signsAreHere(page);
    const main = page.locator('main');
    for (const [name, area, held] of [
      ['Payment history', 'history', '**/api/cashier.gethistory?*'],
      ['Withdraw', 'withdraw', '**/assets/withdraw.page-*.js'],
      ['Wallet', 'wallet', '**/api/cashier.gethistory?*'],
    ] as const) {
      const letGo = await hold(page, held);
      await main.locator(`a[href="/cashier/${area}"]`).first().press('Enter');
      await page.getByRole('progressbar', { name: 'Loading' }).waitFor();
      await expect.poll(() => main.getAttribute('aria-busy'), { message: name }).toBe('true');
      await expect.poll(() => page.getByRole('status').filter({ hasText: 'Loading' }).count()).toBe(1);
      await page.locator(`[data-skeleton="cashier/${area}"]`).waitFor();
      await expect.poll(() => main.locator('h1').isVisible()).toBe(false);
      letGo();
      await main.locator('h1').waitFor();
      await page.locator('[data-skeleton]').waitFor({ state: 'detached' });
      await page.getByRole('progressbar', { name: 'Loading' }).waitFor({ state: 'detached' });
      await expect.poll(() => main.getAttribute('aria-busy')).toBe(null);
    }
  },
);
