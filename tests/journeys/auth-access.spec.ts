// The popup hides nothing from those who cannot see it well, or at all, in any mode, dark or light.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { form, popup, signInBy } from './auth-popup.ts';
import { graveFaults } from './axe.ts';
import { journey } from './browser.ts';

const faults = (page: Page) => graveFaults(page, '[data-dialog]');
const secondStep = {
  status: 400,
  json: { error: { type: 'InvalidParameterException', code: 14, message: 'two_factor_auth is enable' } },
};

journey('signing in, with everything wrong, and the second step', async ({ open }) => {
  const page = await open('/about-us?show_popup_auth=1', {
    width: 390,
    expects: [/400 for POST .*auth\.login/],
  });
  await form(page, 'authorization').locator('[type=submit]').click();
  await popup(page).locator('[aria-invalid=true]').first().waitFor();
  await expect.poll(() => faults(page)).toEqual([]);
  await page.route('**/api/auth.login*', (route) => route.fulfill(secondStep));
  await signInBy(page, { login: 'anna', password: 'parole-77' });
  await form(page, 'twofa').waitFor();
  await expect.poll(() => faults(page)).toEqual([]);
});

journey('a new password', async ({ open }) => {
  const page = await open('/about-us?restore=token');
  await form(page, 'new-password').waitFor();
  await expect.poll(() => faults(page)).toEqual([]);
});

journey('registering, on a phone, with everything wrong, and with a list open', async ({ open }) => {
  const page = await open('/about-us?show_popup_reg=1', { width: 390 });
  await form(page, 'registration').locator('[type=submit]').click();
  await popup(page).locator('[aria-invalid=true]').first().waitFor();
  await expect.poll(() => faults(page)).toEqual([]);
  await popup(page).getByText('Phone', { exact: true }).click();
  await popup(page)
    .getByRole('combobox', { name: /^Country of the number/ })
    .click();
  await page.getByRole('listbox').waitFor();
  await expect.poll(() => faults(page)).toEqual([]);
});

journey('the embedded form', async ({ open }) => {
  await expect(graveFaults(await open('/forms/sign_in', { width: 390 }))).resolves.toEqual([]);
});
