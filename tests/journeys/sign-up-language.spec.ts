// The language, chosen in the form of registration itself.
import { expect } from 'vitest';
import { choose, field, form, popup } from './auth-popup.ts';
import { journey } from './browser.ts';

journey(
  'another language chosen in the form is the page’s, at its address, and what was typed stays (S4-R038)',
  async ({ open }) => {
    const page = await open('/about-us?show_popup_reg=1', {
      prepare: (fresh) =>
        fresh.route('**/api/account.getPersonalDataFields*', async (route) => {
          const response = await route.fetch();
          const json = await response.json();
          const list = [
            { value: 'en', label: 'English' },
            { value: 'ru', label: 'Русский' },
          ];
          json.result.unshift({
            sysname: 'locale',
            type: 'select',
            params: { is_required: true, is_visible: true },
            options: { list },
            attrs: { label: 'Language', value: 'en' },
          });
          await route.fulfill({ response, json });
        }),
    });
    await form(page, 'registration').waitFor();
    await field(page, 'email').fill('typed@example.com');
    await choose(page, 'locale', 'Русский');
    await page.waitForURL('/ru/about-us?show_popup_reg=1');
    await popup(page).getByRole('heading', { name: 'Создайте аккаунт' }).first().waitFor();
    await expect.poll(() => field(page, 'email').inputValue()).toBe('typed@example.com');
  },
);
