// A player's own pages: what they tell about themselves, how they like the site.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { graveFaults } from './axe.ts';
import { journey } from './browser.ts';
import { ask, letterTo, mailOf, newcomer } from './newcomer.ts';
import { refuse } from './refuse.ts';
import { isTakenOver } from './taken-over.ts';

const SETTINGS = '/profile/settings';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const toast = (page: Page, type: string) => page.locator(`[data-toast=${type}]`);

journey(
  'personal data is asked for by country, and kept; whoever came to fill something in goes back after saving (S1-R008, S2-R067, S2-R185, S3-R077, S5-R003, S5-R004, S5-R077)',
  async ({ open }) => {
    const page = await open(SETTINGS, { prepare: newcomer('personal') });
    const personal = section(page, 'Personal data');
    const save = personal.getByRole('button', { name: 'Save' });
    await expect.poll(() => save.isDisabled()).toBe(true);

    await personal.getByLabel('First name').fill('Ilze7');
    await personal.getByText('Wrong symbols in name').waitFor();
    await expect.poll(() => save.isDisabled()).toBe(true);
    await personal.getByLabel('First name').fill('Ilze😀');
    await expect.poll(() => personal.getByLabel('First name').inputValue()).toBe('Ilze');
    await personal.getByLabel('Postcode').pressSequentially('1010');
    await expect.poll(() => personal.getByLabel('Postcode').inputValue()).toBe('LV-1010');
    await personal.getByLabel('Last name').fill('Bērziņa');
    await save.click();
    await toast(page, 'profile').waitFor();
    await expect.poll(() => save.isDisabled()).toBe(true);
    await expect
      .poll(() => ask(page, 'account.getprofileinfo'))
      .toMatchObject({
        first_name: 'Ilze',
        last_name: 'Bērziņa',
        birth_date: '1990-02-01',
        country_code: 'LV',
      });

    await personal.getByRole('combobox', { name: /^Country/ }).click();
    await page.getByRole('option', { name: 'Brazil' }).click();
    const number = personal.getByLabel(/CPF|Document number/);
    await personal
      .getByRole('combobox', { name: /^Document/ })
      .getByText('CPF')
      .waitFor();
    await number.fill('52998224724');
    await personal.getByText('Wrong CPF number').waitFor();
    await personal.getByRole('button', { name: 'Undo' }).click();
    await personal
      .getByRole('combobox', { name: /^Country/ })
      .getByText('Latvia')
      .waitFor();

    await page.goto(`${SETTINGS}?from=gamehall`);
    await page.waitForFunction(isTakenOver);
    await expect.poll(() => page.getByLabel('Last name').inputValue()).toBe('Bērziņa');
    await page.getByLabel('Town').fill('Riga');
    await save.click();
    await page.waitForURL('/gamehall');
  },
);

journey(
  'language, nickname (by keyboard alone) and currency are the player’s choice (S1-R011, S1-R016)',
  async ({ open }) => {
    const page = await open(SETTINGS, { prepare: newcomer('choices') });
    const preferences = section(page, 'Preferences');
    await preferences.getByLabel('Nickname').focus();
    await page.keyboard.type('Amber7');
    for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
    await page.getByRole('heading', { level: 1, name: 'Amber7' }).waitFor();

    const currency = preferences.getByRole('combobox', { name: /^Currency/ });
    await currency.click();
    await expect
      .poll(() => page.getByRole('option').allInnerTexts())
      .toEqual(['USD, US Dollar', 'EUR, Euro', 'BRL, Brazilian Real']);
    await page.getByRole('option', { name: /^BRL/ }).click();
    await currency.getByText('BRL').waitFor();
    await expect
      .poll(() => ask(page, 'account.getInfo'))
      .toMatchObject({
        balance_main: { currency: 'BRL' },
        fakename: 'Amber7',
      });

    await preferences.getByRole('combobox', { name: /^Language/ }).click();
    await page.getByRole('option', { name: 'Русский' }).click();
    await page.waitForURL('/ru/profile/settings');
    await page.getByRole('heading', { name: 'Предпочтения' }).waitFor();
    await expect.poll(() => ask(page, 'account.getInfo')).toMatchObject({ locale: 'ru' });
  },
);

journey(
  'news comes where the player lets it, and stops where not, or at /unsubscribe (S2-R061)',
  long,
  async ({ open }) => {
    const page = await open('/profile/notification', { prepare: newcomer('news') });
    const toggle = page.getByRole('switch', { name: new RegExp(mailOf('news')) });
    await expect.poll(() => toggle.isChecked()).toBe(true);
    const saved = page.waitForResponse(/account\.changeSubscription/);
    await toggle.click();
    await saved;
    await page.reload();
    await page.waitForFunction(isTakenOver);
    await expect.poll(() => toggle.isChecked()).toBe(false);

    await toggle.click();
    await expect.poll(() => ask(page, 'account.getInfo')).toMatchObject({ is_subscribed: true });
    const sent = page.waitForResponse(/account\.unsubscribe/);
    await page.goto('/unsubscribe');
    expect((await sent).status()).toBe(200);
    await page.locator('[data-system-page=UNSUBSCRIBE]').waitFor();
    await expect.poll(() => ask(page, 'account.getInfo')).toMatchObject({ is_subscribed: false });
  },
);

journey(
  'the address may ask for a toast, once (S2-R068, S2-R189); with money on the account its currency stays',
  long,
  async ({ open }) => {
    const page = await open(`${SETTINGS}?toastType=fill_for_deposit`, { player: 'carla' });
    await toast(page, 'fill_for_deposit').waitFor();
    await page.waitForURL(SETTINGS);
    const other = await open(`${SETTINGS}?toastType=nonsense`, { beside: page });
    await other.waitForURL(SETTINGS);
    await expect.poll(() => other.locator('[data-toast]').count()).toBe(0);
    await expect.poll(() => other.getByRole('combobox', { name: /^Currency/ }).isDisabled()).toBe(true);
  },
);

journey(
  'the link in the letter confirms by itself, and works once (S2-R015, S2-R016, S2-R177)',
  long,
  async ({ open }) => {
    const page = await open('/', {
      prepare: newcomer('link'),
      expects: [/^400 for POST .*account\.confirmContact/],
    });
    await page.request.post('/api/account.sendconfirmationtocontact?v=1', {
      form: { contact: mailOf('link') },
    });
    const { text } = await letterTo(page, mailOf('link'));
    const link = /\/confirmation\?\S+/.exec(text)![0];

    await page.goto(link);
    await page.waitForURL('/confirmation/success');
    await page.getByRole('dialog', { name: 'Confirmed' }).waitFor();
    await expect.poll(() => graveFaults(page, '[role=dialog]')).toEqual([]);
    await page.goto(`/ru${link}`);
    await page
      .locator('[data-confirmation=failed]')
      .getByRole('link', { name: 'Запросить новый код' })
      .waitFor();
    await expect.poll(() => graveFaults(page, 'main')).toEqual([]);
  },
);

journey('a profile that cannot be loaded says so, and can be asked for again', long, async ({ open }) => {
  const page = await open('/terms', {
    player: 'boris',
    prepare: (opening) =>
      opening.route(/account\.getprofileinfo/, refuse('InternalServerErrorException', 6, 500)),
    expects: [/^500 for GET .*account\.getprofileinfo/],
  });
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await page.unrouteAll();
  await again.click();
  await section(page, 'Contacts').waitFor();
});
