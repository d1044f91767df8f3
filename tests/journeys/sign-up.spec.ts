// Becoming a player: short and in full, by e-mail and by phone, and what is said when it fails.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { newLogin, PASSWORD, registerAt } from './accounts.ts';
import { choose, field, fillShort, form, popup, sentTo, uidOf, withBlocks } from './auth-popup.ts';
import { journey } from './browser.ts';

const send = (page: Page) => form(page, 'registration').locator('[type=submit]').click();
const later = (page: Page, name = 'Later') =>
  page.locator('[data-dialog=Confirm]').getByRole('button', { name }).click();

async function typeIn(page: Page, texts: Record<string, string>) {
  for (const [name, value] of Object.entries(texts)) {
    await field(page, name).focus();
    await page.keyboard.insertText(value);
  }
}

async function chooseByKeyboard(page: Page, name: string) {
  await popup(page).locator(`[data-field=${name}]`).getByRole('combobox').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

const refused = (error: object) => ({
  status: 400,
  json: { error: { type: 'InvalidParameterException', code: 14, message: 'invalid parameter', ...error } },
});
const note = (page: Page, name: string) =>
  popup(page).locator(`[data-field=${name}] p[aria-live]`).first().innerText();

journey(
  'by e-mail: checked first; what the server holds against it stands at its field or else above the button; sent once, without what was left empty; then the offer to confirm, then the deposit page (S2-R104, S2-R105, S2-R179, S2-R184, S3-R041, S3-R043, S3-R044, S3-R045, S3-R046, S3-R053, S3-R060, S3-R062, S3-R063, S3-R160, S4-R002, S4-R027, S4-R028, S4-R032, S5-R076, S7-R127, S7-R128, S8-R052, S8-R053, S8-R054, S8-R055)',
  async ({ open, origin }) => {
    const taken = await registerAt(origin);
    const page = await open('/about-us', { expects: [/(400|500) for POST .*auth\.register/] });
    const sent = sentTo(page, 'auth.register');
    const fields = page.waitForRequest(/account\.getPersonalDataFields\?.*zone=/);
    await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
    await fields;
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'email');
    await send(page);
    await popup(page).getByText('Field is required').first().waitFor();
    expect(sent).toEqual([]);

    await fillShort(page, taken.login);
    await expect.poll(() => field(page, 'birth_date').inputValue()).toBe('17.05.1990');
    await send(page);
    await expect.poll(() => note(page, 'email')).toBe('Already taken');
    await expect
      .poll(() => field(page, 'email').evaluate((input) => input === document.activeElement))
      .toBe(true);

    const login = newLogin();
    const answers = [
      refused({ error_data: { email: ['email'] } }),
      refused({ invalid_parameters: { email: ['some_news'] } }),
      refused({ invalid_parameters: { nobody_asked: ['required'] } }),
      { status: 500, json: { error: { type: 'InternalServerErrorException', code: 6, message: '' } } },
    ];
    await page.route('**/api/auth.register*', (route) => route.fulfill(answers.shift()!));
    await field(page, 'email').fill(login);
    await expect.poll(() => note(page, 'email')).toBe('');
    for (const words of ['Wrong email address', 'Check this value']) {
      await send(page);
      await expect.poll(() => note(page, 'email')).toBe(words);
    }
    for (const _ of answers.slice()) {
      await send(page);
      const notice = popup(page).getByRole('alert');
      await notice.getByText('Your account could not be created').waitFor();
      await notice.locator('use[href$="#x-circle"]').waitFor();
      for (const typed of ['', login]) await field(page, 'email').fill(typed);
      await notice.waitFor({ state: 'detached' });
    }

    await page.unroute('**/api/auth.register*');
    sent.length = 0;
    await send(page);
    const confirm = page.locator('[data-dialog=Confirm]');
    await confirm.getByText(login).waitFor();
    await expect.poll(() => confirm.getByRole('button').count()).toBe(2);
    await expect.poll(() => popup(page).count()).toBe(0);
    expect(sent).toEqual([
      {
        auth_type: 'email',
        email: login,
        login,
        password: PASSWORD,
        locale: 'en',
        currency: 'EUR',
        country_code: 'LV',
        birth_date: '1990-05-17',
        terms: '1',
        notify: '0',
      },
    ]);

    await later(page);
    await page.locator('[data-toast=register]').getByText('Welcome to Marigold').waitFor();
    await page.waitForURL('/cashier/deposit?register=success');
    await page.getByRole('button', { name: /^Your account/ }).waitFor();
    await expect.poll(() => uidOf(page)).toBeGreaterThan(0);
  },
);

journey(
  'by phone, on a phone, in Russian: the pasted number finds its country, and the wish to see a page is met (S2-R089, S2-R106, S2-R149, S3-R042, S3-R058, S5-R049, S5-R051, S7-R128, S8-R052)',
  long,
  async ({ open }) => {
    const page = await open('/ru?redirectUrl=%2Fru%2Fgamehall&show_popup_reg=1', {
      width: 390,
      expects: [/400 for POST .*auth\.register/],
    });
    const sent = sentTo(page, 'auth.register');
    await form(page, 'registration').waitFor();
    await popup(page).getByText('Телефон', { exact: true }).click();
    await expect.poll(() => field(page, 'email').count()).toBe(0);

    const number = `2${String(Math.trunc(performance.timeOrigin + performance.now())).slice(-7)}`;
    await field(page, 'mobile').fill(`+371${number}`);
    await popup(page)
      .getByRole('combobox', { name: /Латвия/ })
      .waitFor();
    const laidOut = `${number.slice(0, 2)} ${number.slice(2, 5)} ${number.slice(5)}`;
    await expect.poll(() => field(page, 'mobile').inputValue()).toBe(laidOut);

    await choose(page, 'country_code', 'Латвия');
    await expect.poll(() => popup(page).locator('[data-field=first_name]').count()).toBe(0);
    await field(page, 'password').fill(PASSWORD);
    await field(page, 'birth_date').fill('17.05.1990');
    await field(page, 'terms').check();
    await field(page, 'notify').check();
    await page.route('**/api/auth.register*', (route) =>
      route.fulfill(refused({ invalid_parameters: { phone: ['phone'] } })),
    );
    await send(page);
    await expect.poll(() => note(page, 'mobile')).toBe('Неверный номер телефона');
    await page.unroute('**/api/auth.register*');
    sent.length = 0;
    await send(page);
    await page.waitForURL('/ru/gamehall?register=success');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      auth_type: 'phone',
      login: `371${number}`,
      phone: `371${number}`,
      phone_country_code: 'LV',
      locale: 'ru',
      notify: '1',
    });
    expect(sent[0]).not.toHaveProperty('email');
    expect(sent[0]).not.toHaveProperty('mobile');
  },
);

journey(
  'in full: another country brings its own fields, region, currency and document, and all that was filled in by keyboard is sent (S3-R040, S3-R047, S3-R048, S3-R049, S3-R050, S3-R051, S3-R052, S3-R054, S3-R055, S3-R056, S3-R057, S3-R059, S4-R034, S4-R035, S4-R036, S4-R037)',
  long,
  async ({ open }) => {
    const page = await open('/about-us?show_popup_reg=1');
    const sent = sentTo(page, 'auth.register');
    const login = newLogin('full');
    await form(page, 'registration').waitFor();
    await popup(page).getByRole('radio', { name: 'Email' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await field(page, 'fakename').waitFor();

    const shown = (name: string) =>
      popup(page).locator(`[data-field=${name}]`).getByRole('combobox').innerText();
    await field(page, 'first_name').fill('Ann');
    const [request] = await Promise.all([
      page.waitForRequest(/account\.getPersonalDataFields\?.*country=BR/),
      choose(page, 'country_code', 'Brazil'),
    ]);
    expect(request.method()).toBe('GET');
    await expect.poll(() => shown('currency')).toBe('BRL');
    await expect.poll(() => shown('document_type')).toBe('CPF');
    await expect.poll(() => shown('region')).toBe('Choose');
    await choose(page, 'region', 'Bahia');
    await choose(page, 'country_code', 'United States');
    await expect.poll(() => shown('currency')).toBe('USD');
    await expect.poll(() => shown('document_type')).not.toBe('CPF');
    await expect.poll(() => shown('region')).toBe('Choose');
    await popup(page).locator('[data-field=region]').getByRole('combobox').click();
    await expect.poll(() => page.getByRole('option').first().innerText()).toBe('Choose');
    await page.keyboard.press('Escape');
    await expect.poll(() => field(page, 'first_name').inputValue()).toBe('Ann');

    const texts = {
      email: login,
      password: PASSWORD,
      middle_name: 'Bea',
      last_name: 'Lee',
      birth_date: '17.05.1990',
      fakename: 'AnnLee90',
      home_town: 'Springfield',
      address: '742 Evergreen Terrace',
      postcode: '97403',
      document_number: 'X1234567',
    };
    await typeIn(page, texts);
    for (const name of ['sex', 'region']) await chooseByKeyboard(page, name);
    await field(page, 'terms').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.locator('[data-dialog=Confirm]').waitFor();

    const { birth_date: _, ...typed } = texts;
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      ...typed,
      first_name: 'Ann',
      login,
      country_code: 'US',
      birth_date: '1990-05-17',
    });
    expect(sent[0]!['sex']).toMatch(/^[12]$/);
    expect(sent[0]!['region']).toMatch(/^US-/);
    expect(sent[0]!['document_type']).not.toBe('');
  },
);

journey(
  'terms that were not accepted stop it; where a visitor came from and what they chose is told, and then forgotten (S3-R061, S3-R064, S4-R030, S5-R062, S5-R064, S5-R065, S5-R074)',
  long,
  async ({ open }) => {
    const page = await open('/about-us?track_id=T1&publisher_id=T3&goal_id=T4&goal_entry_id=T5&link_id=T6', {
      cookies: { consent: '1.1795000000.analytics' },
      prepare: (fresh) =>
        withBlocks(fresh, {
          markBetting: { isActive: true, defaultValue: false },
          showPromocode: { isActive: true, defaultValue: false },
        }),
    });
    await expect
      .poll(() => page.context().cookies())
      .toContainEqual(expect.objectContaining({ name: 'track_id', value: 'T1' }));
    await page.goto('/about-us?show_popup_reg=T2&promo_code=GOLDEN25');
    const sent = sentTo(page, 'auth.register');
    await fillShort(page, newLogin('trailed'));
    await expect.poll(() => field(page, 'promo_code').inputValue()).toBe('GOLDEN25');
    await popup(page).getByText('Betting').click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('is_betting'))).toBe('1');
    await field(page, 'terms').uncheck();
    await field(page, 'promo_code').fill(' ');
    await send(page);
    for (const name of ['terms', 'promo_code'])
      await popup(page).locator(`[name=${name}][aria-invalid=true]`).waitFor();
    expect(sent).toEqual([]);
    await field(page, 'promo_code').fill(' GOLDEN25 ');

    await field(page, 'terms').check();
    await send(page);
    await page
      .locator('[data-dialog=PromocodeActivatedPopup]')
      .getByRole('button', { name: 'Close' })
      .click();
    await page.locator('[data-dialog=Confirm]').waitFor();
    expect(sent).toEqual([
      expect.objectContaining({
        track_id: 'T1',
        show_popup_reg: 'T2',
        publisher_id: 'T3',
        goal_id: 'T4',
        goal_entry_id: 'T5',
        link_id: 'T6',
        promo_code: 'GOLDEN25',
        is_betting: '1',
      }),
    ]);
    expect(sent[0]).not.toHaveProperty('hasPromocode');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('is_betting'))).toBeNull();
  },
);

journey.for([
  ['off by default', { isActive: true, defaultValue: false }],
  ['switched off', { isActive: false, defaultValue: true }],
] as const)('%s, the offer to confirm an e-mail is not made (S3-R160)', long, async ([, block], { open }) => {
  const page = await open('/about-us?show_popup_reg=1', {
    prepare: (fresh) => withBlocks(fresh, { confirmEmailPopup: block }),
  });
  await fillShort(page, newLogin('unasked'));
  await send(page);
  await page.waitForURL('/cashier/deposit?register=success');
  await expect.poll(() => page.locator('[data-dialog=Confirm]').count()).toBe(0);
});
