// The cashier's pages: whose they are, what they show, and what they ask before anything is sent.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import english from '#content/messages/en/cashier.json' with { type: 'json' };
import englishSystem from '#content/messages/en/system.json' with { type: 'json' };
import russian from '#content/messages/ru/cashier.json' with { type: 'json' };
import russianSystem from '#content/messages/ru/system.json' with { type: 'json' };
import { graveFaults } from './axe.ts';
import { journey } from './browser.ts';
import { newcomer } from './newcomer.ts';
import './router.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
/** As the server's first HTML has it. */
async function headingAt(page: Page, path: string): Promise<string | undefined> {
  const html = await (await page.request.get(path)).text();
  return /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];
}

const marked = (page: Page) =>
  page.getByRole('navigation', { name: english.nav.label }).locator('[aria-current]');
const amountField = (page: Page) => page.getByLabel(/^Amount/);
const summary = (page: Page, fact: string) => page.locator(`[data-summary] [data-fact=${fact}] dd`);

async function isGuarded(origin: string, path: string): Promise<void> {
  const answer = await fetch(origin + path, { redirect: 'manual' });
  const home = path.startsWith('/ru') ? '/ru' : '/';
  expect(answer.status, path).toBe(302);
  expect(answer.headers.get('location')).toBe(`${home}?redirectUrl=${encodeURIComponent(path)}`);
}

journey.for([
  ['/cashier/wallet', 'wallet', 'wallet', '[data-pocket=main]'],
  ['/cashier/deposit', 'deposit', 'deposit', '[data-method=card]'],
  ['/cashier/deposit/bank', 'deposit', 'deposit', '[data-method=bank][aria-current]'],
  ['/cashier/withdraw', 'withdraw', 'withdraw', '[data-method]'],
  ['/cashier/history', 'history', 'history', '[data-filters]'],
  ['/cashier/billing?method=card', 'billing', 'deposit', '[data-billing=card]'],
  ['/cashier/receipt', 'receipt', 'history', 'main'],
] as const)(
  '%s is a player’s own page, in every language (S2-R040, S2-R041, S2-R042, S2-R043, S2-R044, S2-R045, S2-R046)',
  async ([path, name, place, part], { open, origin }) => {
    const page = await open(path, { player: 'anna' });
    await expect.poll(() => heading(page)).toBe(english[name].title);
    await page.locator(part).first().waitFor();
    await expect.poll(() => marked(page).allInnerTexts()).toEqual([english.nav[place]]);
    await expect.poll(() => headingAt(page, `/ru${path}`)).toBe(russian[name].title);
    for (const address of [path, `/ru${path}`]) await isGuarded(origin, address);
  },
);

journey.for([
  ['paycancel', 'PAY_CANCEL'],
  ['paymobile', 'PAY_MOBILE'],
  ['paynewwindow', 'PAY_NEW_WINDOW'],
  ['payfail', 'PAY_FAIL'],
  ['paypending', 'PAY_PENDING'],
  ['paysuccess', 'PAY_SUCCESS'],
] as const)(
  '/cashier/%s shows %s, to players alone (S2-R047, S2-R048, S2-R049, S2-R050, S2-R052, S2-R054)',
  async ([name, system], { open, origin }) => {
    const path = `/cashier/${name}`;
    const page = await open(path, { player: 'anna' });
    await page.locator(`[data-system-page=${system}]`).waitFor();
    await expect.poll(() => heading(page)).toBe(englishSystem[system].header);
    await expect.poll(() => headingAt(page, `/ru${path}`)).toBe(russianSystem[system].header);
    for (const address of [path, `/ru${path}`]) await isGuarded(origin, address);
  },
);

journey(
  'a payment or a method that is nobody’s is not there (S2-R043, S2-R051, S2-R053, S2-R055)',
  async ({ open }) => {
    const page = await open('/terms', { player: 'anna' });
    for (const path of [
      '/cashier/deposit/barter',
      '/cashier/paysuccess/1001',
      '/ru/cashier/payfail/1001',
      '/cashier/paypending/1001',
      '/cashier/paycancel?transaction=1001',
      '/cashier/receipt?transaction=1001',
    ])
      expect((await page.request.get(path)).status(), path).toBe(404);
  },
);

journey(
  'the cashier and billing without a method lead to the deposit page (S2-R039, S2-R077)',
  async ({ open }) => {
    const page = await open('/terms', { player: 'anna' });
    for (const path of ['/cashier', '/cashier/billing', '/cashier/billing?method=barter']) {
      const answer = await page.request.get(path, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()['location']], path).toEqual([302, '/cashier/deposit']);
    }
  },
);

journey(
  'what is wrong with an amount is said while it is typed, and what it costs as well',
  async ({ open }) => {
    const page = await open('/cashier/deposit', { player: 'anna' });
    const pay = page.getByRole('button', { name: /^(Pay|Go to payment)/ });
    for (const [text, complaint] of [
      ['1', 'Min value is'],
      ['99999999', 'Max value is'],
      ['10.5', 'multiple of'],
      ['-1', 'Whole number'],
      ['1e3', 'Whole number'],
      ['025', 'Whole number'],
    ] as const) {
      await amountField(page).fill(text);
      await page.getByText(complaint).waitFor();
      await expect.poll(() => pay.isDisabled(), { message: text }).toBe(true);
    }

    const preset = page.locator('[data-presets] button').first();
    await preset.click();
    await expect.poll(() => preset.getAttribute('aria-pressed')).toBe('true');
    const amount = await amountField(page).inputValue();
    await expect.poll(() => summary(page, 'amount').innerText()).toContain(`${amount}.00`);
    await expect.poll(() => pay.isEnabled()).toBe(true);

    await page.locator('[data-method=bank]').click();
    await page.waitForURL(/\/cashier\/deposit\/bank/);
    await expect.poll(() => amountField(page).inputValue()).toBe(amount);
  },
);

journey(
  'what is sent names the method, the amount, no offer and the requisites (S3-R090, S3-R091, S3-R092, S3-R093, S3-R094)',
  async ({ open }) => {
    const page = await open('/cashier/deposit/bank', {
      prepare: newcomer('sent-values'),
      expects: [/^502 for POST .*cashier\.makedeposit/],
    });
    const sent = page.waitForRequest(/cashier\.makedeposit/);
    const error = { type: 'BillingUnavailableException', code: 18, message: '' };
    await page.route(/cashier\.makedeposit/, (route) => route.fulfill({ status: 502, json: { error } }));
    await amountField(page).fill('25');
    await page.getByRole('combobox', { name: /^Bank/ }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: /^Pay/ }).click();
    const body = Object.fromEntries(new URLSearchParams((await sent).postData() ?? ''));
    expect(body).toEqual({
      methodId: expect.stringMatching(/^\d+$/),
      method: 'bank',
      amount: '25',
      campaign_offer_id: '-1',
      'requisites[bank]': expect.stringMatching(/./),
    });
    await page.getByText('Payments are not available just now').waitFor();
  },
);

journey.for([
  ['/cashier/deposit', 390],
  ['/cashier/withdraw', 390],
  ['/cashier/history', 1440],
  ['/cashier/wallet', 390],
  ['/cashier/receipt', 390],
  ['/cashier/billing?method=card', 390],
  ['/cashier/paycancel', 390],
  ['/cashier/paymobile', 390],
  ['/cashier/paynewwindow', 1440],
] as const)('axe finds nothing grave on %s at %i px', async ([path, width], { open }) => {
  await expect(graveFaults(await open(path, { width, player: 'anna' }), 'main')).resolves.toEqual([]);
});

journey('the header opens what the balance is made of, and leads to the cashier', async ({ open }) => {
  const page = await open('/terms', { player: 'anna' });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Balance/ })
    .click();
  const detail = page.locator('[data-balance-detail=header-cashier]');
  await detail.waitFor();
  await expect.poll(() => detail.locator('[data-balance=bonus] dd').innerText()).toMatch(/\d\.\d\d$/);
  await expect.poll(() => graveFaults(page, '[popover]:popover-open')).toEqual([]);
  await page.getByRole('link', { name: 'Payment history' }).click();
  await page.waitForURL('/cashier/history');
});

journey(
  'whoever must tell more about themselves first is led there and back (S2-R181, S8-R011)',
  async ({ open }) => {
    const page = await open('/cashier/deposit/card', {
      prepare: newcomer('tells-more'),
      expects: [/^422 for POST .*cashier\.makedeposit/],
    });
    const error = { type: 'UserNeedProfileDataException', code: 11, message: '' };
    await page.route(/cashier\.makedeposit/, (route) => route.fulfill({ status: 422, json: { error } }));
    await amountField(page).fill('25');
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.locator('[data-confirm=fill-profile-info]').waitFor();
    await expect.poll(() => graveFaults(page, '[role=dialog]')).toEqual([]);
    await page.getByRole('button', { name: 'Fill in my profile' }).click();
    await page.waitForURL(/\/profile\/settings\?from=deposit/);
    await page.locator('[data-toast=fill_for_deposit]').waitFor();
  },
);
