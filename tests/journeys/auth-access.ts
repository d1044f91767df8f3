// Looks the popup of signing in and registering over with axe, with everything wrong that can be.
import type { Page } from 'playwright-core';
import { form, popup, signInBy } from './auth-popup.ts';
import { expectAccessible } from './axe.ts';
import type { Open } from './browser.ts';

const PART = '[data-dialog]';
const secondStep = {
  status: 400,
  json: { error: { type: 'InvalidParameterException', code: 14, message: 'two_factor_auth is enable' } },
};

/** Signing in with nothing filled in, and the second step. */
export async function showSignIn(open: Open, width: number): Promise<void> {
  const page = await open('/about-us?show_popup_auth=1', { width, expects: [/400 for POST .*auth\.login/] });
  await sendEmpty(page, 'authorization');
  await expectAccessible(page, PART);
  await page.route('**/api/auth.login*', (route) => route.fulfill(secondStep));
  await signInBy(page, { login: 'anna', password: 'parole-77' });
  await form(page, 'twofa').waitFor();
  await expectAccessible(page, PART);
}

export async function showNewPassword(open: Open, width: number): Promise<void> {
  const page = await open('/about-us?restore=token', { width });
  await form(page, 'new-password').waitFor();
  await expectAccessible(page, PART);
}

/** Registering with nothing filled in, and with a list open. */
export async function showSignUp(open: Open, width: number): Promise<void> {
  const page = await open('/about-us?show_popup_reg=1', { width });
  await sendEmpty(page, 'registration');
  await expectAccessible(page, PART);
  await popup(page).getByText('Phone', { exact: true }).click();
  await popup(page)
    .getByRole('combobox', { name: /^Country code/ })
    .click();
  await page.getByRole('listbox').waitFor();
  await expectAccessible(page, PART);
}

async function sendEmpty(page: Page, name: string): Promise<void> {
  await form(page, name).locator('[type=submit]').click();
  await popup(page).locator('[aria-invalid=true]').first().waitFor();
}
