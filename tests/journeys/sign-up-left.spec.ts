// Leaving the registration form half-way: Back closes it and not the page, and nothing that was typed is lost.
import { expect } from 'vitest';
import { long } from '../long.ts';
import { field, form, popup } from './auth-popup.ts';
import { journey } from './browser.ts';
import './router.ts';

journey(
  'Back closes the popup and leaves the page, and what was typed is there again',
  long,
  async ({ open }) => {
    const page = await open('/credits');
    await page.evaluate(() => __TSR_ROUTER__.history.push('/about-us'));
    await page.waitForURL('/about-us');
    const signUp = page.getByRole('banner').getByRole('button', { name: 'Sign up' });
    await signUp.click();
    await form(page, 'registration').waitFor();
    await popup(page).getByText('Phone', { exact: true }).click();
    const fields = Promise.withResolvers<void>();
    await page.route(/account\.getPersonalDataFields\?.*country=US/, async (route) => {
      await fields.promise;
      await route.continue();
    });
    await popup(page).locator('[data-field=country_code]').getByRole('combobox').click();
    await page.getByRole('option', { name: 'United States', exact: true }).click();
    // Typed while the fields of the country are on their way.
    await field(page, 'mobile').fill('+37120000000');
    fields.resolve();
    await popup(page).locator('[data-field=region]').waitFor();
    await expect.poll(() => field(page, 'mobile').inputValue()).toBe('20 000 000');
    await page.goBack();
    await popup(page).waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/about-us');

    await signUp.click();
    await popup(page)
      .getByRole('combobox', { name: /Latvia/ })
      .waitFor();
    await expect.poll(() => field(page, 'mobile').inputValue()).toBe('20 000 000');
    await popup(page).locator('[data-field=region]').waitFor();
    await page.keyboard.press('Escape');
    await popup(page).waitFor({ state: 'detached' });
    await page.goBack();
    await page.waitForURL('/credits');
  },
);
