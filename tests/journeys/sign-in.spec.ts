// Signing in and out, in the popup.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newLogin, registerAt } from './accounts.ts';
import { field, form, popup, sentTo, uidOf } from './auth-popup.ts';
import { journey } from './browser.ts';
import './router.ts';
import { refuse } from './refuse.ts';

journey(
  'the header opens it, an outline until the settings come; nothing is sent before it is in order, wrong credentials are said in one way, and links lead from mode to mode and back (S2-R131, S2-R161, S2-R132, S2-R133, S2-R136, S2-R137, S2-R139, S2-R140, S2-R141, S2-R142, S2-R145, S2-R147, S5-R001, S5-R002, S5-R004, S5-R068, S5-R069, S5-R070, S8-R044)',
  async ({ open }) => {
    const page = await open('/about-us', {
      expects: [/500 for GET .*content\.getSettings/, /401 for POST .*auth\.login/],
    });
    const title = () => popup(page).getByRole('heading', { level: 2 }).innerText();
    const headline = () => popup(page).getByRole('heading', { level: 3 }).innerText();

    // Settings that do not come leave an outline without a cross, and can be asked for again.
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/content.getSettings*', async (route) => {
      await isAnswered;
      await refuse('InternalServerErrorException', 6, 500)(route);
    });
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await popup(page).locator('[data-skeleton]').waitFor();
    await expect.poll(() => popup(page).getByRole('button', { name: 'Close' }).count()).toBe(0);
    answer();
    await popup(page).getByRole('button', { name: 'Try again' }).waitFor();
    await popup(page).getByRole('button', { name: 'Close' }).waitFor();
    await page.unroute('**/api/content.getSettings*');
    await popup(page).getByRole('button', { name: 'Try again' }).click();
    await form(page, 'authorization').waitFor();
    await expect.poll(() => popup(page).locator('[data-skeleton]').count()).toBe(0);
    await expect.poll(title).toBe('Welcome back');

    const sent = sentTo(page, 'auth.login');
    const submit = form(page, 'authorization').locator('[type=submit]');
    await field(page, 'login').focus();
    await field(page, 'password').focus();
    await field(page, 'password').blur();
    await expect.poll(() => popup(page).getByText('Field is required').count()).toBe(0);
    await submit.click();
    await popup(page).getByText('Field is required').first().waitFor();
    await expect.poll(() => submit.isDisabled()).toBe(false);
    await expect.poll(() => popup(page).getByText('Field is required').count()).toBe(2);
    await expect
      .poll(() => field(page, 'login').evaluate((input) => input === document.activeElement))
      .toBe(true);
    await field(page, 'login').fill('+37120000000');
    await expect.poll(() => popup(page).getByText('Field is required').count()).toBe(1);
    await field(page, 'password').fill('12345');
    await submit.click();
    await popup(page).getByText('Min length is 6').waitFor();
    expect(sent).toEqual([]);
    await field(page, 'password').fill('123456789');
    await submit.click();
    const alert = popup(page).getByRole('alert');
    await alert.waitFor();
    await expect.poll(() => alert.innerText()).toBe('Wrong login or password.');
    // A plus before a number makes no other login.
    expect(sent).toEqual([{ login: '37120000000', password: '123456789' }]);

    const greeting = await headline();
    await popup(page).getByRole('button', { name: 'Forgot your password?' }).click();
    await form(page, 'restore').waitFor();
    await expect.poll(title).toBe('Reset your password');
    await expect.poll(headline).not.toBe(greeting);
    await popup(page).getByRole('button', { name: 'Back to sign-in' }).click();
    await form(page, 'authorization').waitFor();
    await popup(page).getByRole('button', { name: 'Create an account' }).click();
    await form(page, 'registration').waitFor();
    await expect.poll(title).toBe('Create your account');
    await popup(page).getByRole('button', { name: 'Sign in' }).click();
    await form(page, 'authorization').waitFor();

    await page.keyboard.press('Escape');
    await popup(page).waitFor({ state: 'detached' });
    await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
    await form(page, 'registration').waitFor();
  },
);

journey(
  'by keyboard alone, with one request however often it is sent; the header then shows the balance, and signing out goes home and forgets (S4-R001, S4-R007, S4-R008, S4-R013, S4-R015)',
  async ({ open, origin }) => {
    const account = await registerAt(origin, newLogin(), 'ru');
    // Whoever has just asked when their session ends is told so.
    const page = await open('/ru/about-us', { expects: [/^401 for GET /] });
    const sent = sentTo(page, 'auth.login');
    await page.route('**/api/auth.login*', async (route) => {
      await popup(page).locator('[aria-busy=true]').waitFor();
      await page.keyboard.press('Enter');
      await route.continue();
    });

    await page.getByRole('banner').getByRole('button', { name: 'Войти' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'login');
    await page.keyboard.insertText(account.login);
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(account.password);
    await page.keyboard.press('Enter');

    await popup(page).waitFor({ state: 'detached' });
    const menu = page.getByRole('button', { name: /^Ваш аккаунт/ }).first();
    await menu.waitFor();
    await expect.poll(() => page.getByRole('banner').innerText()).toMatch(/\b0[.,]00\b/);
    expect(sent).toEqual([{ login: account.login, password: account.password }]);
    await expect.poll(() => uidOf(page)).toBeGreaterThan(0);

    // From a page of their own, which nobody else may see.
    await page.evaluate(() => __TSR_ROUTER__.navigate({ to: '/profile/settings' }));
    await page.waitForURL('/ru/profile/settings');
    await expect.poll(() => known(page)).toContainEqual(expect.stringMatching(playersOwn));
    await page.evaluate(() => localStorage.setItem('confirm_sent', 'somebody'));
    await menu.click();
    await page.getByRole('button', { name: 'Выйти' }).click();
    await page.waitForURL('/ru');
    await page.getByRole('banner').getByRole('button', { name: 'Войти' }).waitFor();
    await expect.poll(() => uidOf(page)).toBe(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('confirm_sent'))).toBeNull();
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain(account.login);
    await expect.poll(() => known(page)).not.toContainEqual(expect.stringMatching(playersOwn));
  },
);

const playersOwn = /getprofileinfo|getBalance|gethistory/;

/** The calls whose answers the page holds. */
const known = (page: Page) =>
  page.evaluate(() =>
    __TSR_ROUTER__.options.context.cache
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.data !== undefined)
      .map(({ queryKey }) => String(queryKey[0])),
  );
