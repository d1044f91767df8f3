// A line that breaks while somebody registers, shuts themselves out or follows a letter's link: nobody is told what nobody
// knows.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { newLogin } from './accounts.ts';
import { fillShort, form, popup, sentTo, uidOf } from './auth-popup.ts';
import { journey } from './browser.ts';
import { newcomer } from './newcomer.ts';

const broken = [/ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED/, /^(40[01]|503) for /];

/** The server does what it was asked, and the answer is lost with all its cookies; so many times. */
async function loseAnswers(page: Page, call: string, times: number): Promise<void> {
  let left = times;
  await page.route(`**/api/${call}?*`, async (route) => {
    if (left-- <= 0) return route.continue();
    const request = route.request();
    const { cookie = '', 'content-type': type = '' } = await request.allHeaders();
    const headers = { 'x-csrf': '1', cookie, 'content-type': type };
    await fetch(request.url(), { method: 'POST', headers, body: request.postData() });
    await route.abort('connectionreset');
  });
}

/** Runs in the page: what holds words that are wider than itself. */
const wideParts = (box: Element): string[] =>
  [box, ...box.querySelectorAll('*')]
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
    .map(({ className }) => className);

journey(
  'a registration that was cut off is found again; one pressed offline is not sent, and says so',
  long,
  async ({ open }) => {
    const page = await open('/about-us?show_popup_reg=1', { width: 320, expects: broken });
    const sent = sentTo(page, 'auth.register');
    await fillShort(page, newLogin('somebodywhoselongnamewascutoff'));
    const send = form(page, 'registration').locator('[type=submit]');

    await page.context().setOffline(true);
    await send.click();
    await popup(page).getByText('You are offline. Nothing was sent.').waitFor();
    await page.context().setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
    expect(sent).toHaveLength(0);

    await loseAnswers(page, 'auth.register', 1);
    await send.click();
    const offer = page.locator('[data-dialog=Confirm]');
    await offer.waitFor();
    await expect.poll(() => offer.evaluate(wideParts)).toEqual([]);
    await offer.getByRole('button', { name: 'Later' }).click();
    await page.waitForURL(/\/cashier\/deposit/);
    expect(sent).toHaveLength(1);
    await expect(uidOf(page)).resolves.toBeGreaterThan(0);
  },
);

journey('a self-exclusion that was cut off is never called off', long, async ({ open }) => {
  const page = await open('/profile/responsible-game', {
    prepare: newcomer(`cut-off-${randomUUID().slice(0, 8)}`),
    expects: broken,
  });
  await loseAnswers(page, 'account.setSelfExclusion', 1);
  const section = page.getByRole('region', { name: 'Self-exclusion', exact: true });
  await section.getByRole('combobox', { name: /^How long/ }).click();
  await page.getByRole('option', { name: '7 days' }).click();
  await section.getByRole('button', { name: 'Self-exclude' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, self-exclude' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor();
  await expect(page.getByText('You are not self-excluded yet').count()).resolves.toBe(0);
});

journey(
  'a letter’s link that meets a broken line says so, and works the next time',
  long,
  async ({ open }) => {
    const page = await open('/about-us', {
      prepare: newcomer(`cut-off-${randomUUID().slice(0, 8)}`),
      expects: broken,
    });
    const fail = (call: string) => page.route(`**/api/${call}?*`, (route) => route.abort('connectionreset'));
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    const isTold = () => page.getByRole('heading', { level: 1, name: 'Connection lost' }).waitFor();

    await fail('account.unsubscribe');
    await page.goto('/unsubscribe');
    await isTold();
    await page.unrouteAll();
    const heard = page.waitForResponse(/account\.unsubscribe/);
    await again.click();
    expect((await heard).status()).toBe(200);
    await page.locator('[data-system-page=UNSUBSCRIBE]').waitFor();

    await fail('account.confirmContact');
    await page.goto('/confirmation?contact=nobody%40example.com&code=123456');
    await isTold();
    await page.unrouteAll();
    await again.click();
    await page.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor();
  },
);
