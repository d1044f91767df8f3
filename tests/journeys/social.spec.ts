// Signing in through another site, played by the sandbox, and through a messenger's mini-app.
import { createHmac } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { codeFor, newLogin } from './accounts.ts';
import { field, form, popup, sentTo, uidOf } from './auth-popup.ts';
import { graveFaults } from './axe.ts';
import { journey } from './browser.ts';
import { proofPopup } from './owner-proof.ts';
import './router.ts';
import { long } from '../long.ts';
import { BOT_TOKEN, PARTNER } from './settings.ts';

declare global {
  var opened: (string | undefined)[][];
}

/** Notes every window that is asked for from now on; `blocks` opens none, as a browser does that allows no popups. */
const watchWindows = (page: Page, { blocks }: { blocks: boolean }) =>
  page.evaluate((isBlocked) => {
    globalThis.opened = [];
    const open = window.open.bind(window);
    window.open = (url, target, features) => {
      globalThis.opened.push([String(url), target, features]);
      return isBlocked ? null : open(url, target, features);
    };
  }, blocks);

/** Goes to the provider in this very tab. */
async function leaveInThisTab(page: Page) {
  await popup(page).getByRole('button', { name: 'Continue with Sandbox ID' }).waitFor();
  await watchWindows(page, { blocks: true });
  await popup(page).getByRole('button', { name: 'Continue with Sandbox ID' }).click();
  await page.locator('input[type=email]').waitFor();
}

/** On the provider's own page. */
async function beSomebody(page: Page, email: string) {
  await page.locator('input[type=email]').fill(email);
  await page.getByRole('button', { name: 'Go on' }).click();
}

async function complete(page: Page, country: string, { areTermsAsked = true } = {}) {
  await form(page, 'registration').waitFor();
  await popup(page).locator('[data-field=country_code]').getByRole('combobox').click();
  await page.getByRole('option', { name: country, exact: true }).click();
  await expect.poll(() => popup(page).locator('[data-field=first_name]').count()).toBe(0);
  await field(page, 'birth_date').fill('17.05.1990');
  if (areTermsAsked) await field(page, 'terms').check();
  await form(page, 'registration').locator('[type=submit]').click();
}

const later = (page: Page) =>
  page.locator('[data-dialog=Confirm]').getByRole('button', { name: 'Later' }).click();

journey(
  'in a small window, once the terms are accepted; what is missing then must be filled in, on every page; a first password takes a code (S2-R117, S2-R118, S2-R135, S2-R157, S3-R087, S4-R020, S5-R078)',
  async ({ open, origin }) => {
    const page = await open('/about-us?show_popup_reg=1', {
      expects: [/^400 for POST .*account\.changepassword/],
    });
    const sandbox = popup(page).getByRole('button', { name: 'Continue with Sandbox ID' });
    await sandbox.waitFor();
    await watchWindows(page, { blocks: false });
    await sandbox.click();
    await popup(page).locator('[name=terms][aria-invalid=true]').waitFor();
    await expect.poll(() => page.evaluate(() => opened)).toEqual([]);

    await popup(page).locator('[name=terms]').check();
    const [window] = await Promise.all([page.waitForEvent('popup'), sandbox.click()]);
    const [[address, , features]] = (await page.evaluate(() => opened)) as [string[]];
    expect(features).toContain('width=640,height=480');
    const { pathname, searchParams } = new URL(address!, page.url());
    expect(pathname).toBe('/oauth/init');
    expect(Object.fromEntries(searchParams)).toEqual({
      service: 'sandbox',
      redirect_url: '/about-us?show_popup_reg=1',
      type_auth: 'registration',
    });
    const email = newLogin('social');
    await Promise.all([window.waitForEvent('close'), beSomebody(window, email)]);

    await popup(page).getByRole('heading', { name: 'One last step' }).waitFor();
    await expect.poll(() => uidOf(page)).toBeGreaterThan(0);
    await page.goto('/credits');
    await popup(page).getByRole('heading', { name: 'One last step' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => popup(page).getByRole('button', { name: 'Close' }).count()).toBe(0);
    await expect.poll(() => popup(page).isVisible()).toBe(true);
    const sent = sentTo(page, 'auth.register');
    await complete(page, 'Latvia', { areTermsAsked: false });
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).not.toHaveProperty('password');
    expect(sent[0]).toMatchObject({ terms: '1' });
    await popup(page).waitFor({ state: 'detached' });
    await later(page);
    // What waits for a new player comes first, and then the way to the deposit.
    await page.waitForURL(/\/cashier\/deposit/);

    await page.evaluate(() => __TSR_ROUTER__.navigate({ to: '/profile/security' }));
    const panel = page.getByRole('region', { name: 'Password', exact: true });
    await panel.getByText('have no password yet').waitFor();
    await expect.poll(() => panel.getByLabel('Current password').count()).toBe(0);
    await panel.getByLabel('New password', { exact: true }).fill('ferro-deals-9');
    await panel.getByLabel('New password again').fill('ferro-deals-9');
    await panel.getByRole('button', { name: 'Set password' }).click();
    await proofPopup(page).getByLabel('Code from the message').fill('12345');
    await page.keyboard.press('Enter');
    await proofPopup(page).getByText('The code must contain 6 digits').waitFor();
    await proofPopup(page)
      .getByLabel('Code from the message')
      .fill(await codeFor(origin, email));
    await page.getByText('Password changed').waitFor();
    await panel.getByLabel('Current password').waitFor();
  },
);

journey(
  'in the same tab where no window opens: who declines is told so, who does not goes to the return address (S2-R110)',
  long,
  async ({ open }) => {
    const partners = `${PARTNER}/back`;
    const wish = `backUrl=${encodeURIComponent(partners)}`;
    const page = await open(`/about-us?show_popup_auth=1&${wish}`);
    await page.route(`${PARTNER}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Partner</h1>' }),
    );
    await leaveInThisTab(page);
    await page.getByRole('button', { name: 'Decline' }).click();
    await popup(page).getByText('You cancelled the sign-in.').waitFor();
    await popup(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe(`?${wish}`);

    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await leaveInThisTab(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('backUrl'))).toBe(partners);
    await beSomebody(page, newLogin('same-tab'));
    await popup(page).getByRole('heading', { name: 'One last step' }).waitFor();
    await complete(page, 'Latvia');
    await later(page);
    await page.waitForURL(partners);
    await page.goto('/favicon.svg');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('backUrl'))).toBeNull();
  },
);

/** What Telegram would hand to the page, signed as it signs. */
function initDataOf(id: number, { token = BOT_TOKEN, query = 'AAF' } = {}): string {
  const fields = new URLSearchParams({
    auth_date: String(Math.floor((performance.timeOrigin + performance.now()) / 1000)),
    query_id: query,
    user: JSON.stringify({ id, first_name: 'Tess', last_name: 'Gram' }),
  });
  const lines = [...fields].map(([name, value]) => `${name}=${value}`).toSorted();
  const key = createHmac('sha256', 'WebAppData').update(token).digest();
  fields.set('hash', createHmac('sha256', key).update(lines.join('\n')).digest('hex'));
  return String(fields);
}

journey(
  'a messenger’s mini-app says who is there, and each time it is opened anew; one whose word does not hold changes nothing (S1-R020, S8-R057)',
  long,
  async ({ open }) => {
    const id = Math.trunc(performance.now() * 1000);
    const launchOf = (word: { token?: string; query?: string }) =>
      `#tgWebAppData=${encodeURIComponent(initDataOf(id, word))}`;
    const launch = launchOf({ query: 'AAF' });
    const isRefused = async () => {
      await page.locator('[data-toast-id]').getByText('Your account could not be created').waitFor();
      await expect.poll(() => uidOf(page)).toBe(0);
    };
    const page = await open(`/about-us${launchOf({ token: 'somebody-elses-token' })}`, {
      width: 390,
      expects: [/40[01] for POST .*auth\.login/],
    });
    await isRefused();

    await page.goto(`/ru/credits${launch}`);
    await popup(page).getByRole('heading', { name: 'Последний шаг' }).waitFor();
    const uid = await uidOf(page);
    expect(uid).toBeGreaterThan(0);
    await expect.poll(() => graveFaults(page, '[data-dialog]')).toEqual([]);
    await complete(page, 'Латвия');
    await page.waitForURL(/\/ru\/cashier\/deposit\?register=success/);

    await page.context().clearCookies();
    await page.goto(`/about-us${launch}`);
    await isRefused();
    await page.goto(`/credits${launchOf({ query: 'AAG' })}`);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /account|аккаунт/i })
      .waitFor();
    await expect.poll(() => uidOf(page)).toBe(uid);
  },
);
