// The cashier's pages: what they ask before anything is sent, and what they say when it is refused.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { graveFaults } from './axe.ts';
import { journey } from './browser.ts';
import { newcomer } from './newcomer.ts';
import { refuse } from './refuse.ts';

const CALL = /cashier\.makedeposit/;

const amountField = (page: Page) => page.getByLabel(/^Amount/);
const summary = (page: Page, fact: string) => page.locator(`[data-summary] [data-fact=${fact}] dd`);

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
  'what is sent names the method, the amount, no offer and the requisites; a refusal is told, and whoever must tell more about themselves first is led there and back (S3-R090, S3-R091, S3-R092, S3-R093, S3-R094, S2-R181, S8-R011)',
  async ({ open }) => {
    const page = await open('/cashier/deposit/bank', {
      prepare: newcomer('sent-values'),
      expects: [/^(502|422) for POST .*cashier\.makedeposit/],
    });
    const pay = page.getByRole('button', { name: /^Pay/ });
    const sent = page.waitForRequest(CALL);
    await page.route(CALL, refuse('BillingUnavailableException', 18, 502));
    await amountField(page).fill('25');
    await page.getByRole('combobox', { name: /^Bank/ }).click();
    await page.getByRole('option').first().click();
    await pay.click();
    const body = Object.fromEntries(new URLSearchParams((await sent).postData() ?? ''));
    expect(body).toEqual({
      methodId: expect.stringMatching(/^\d+$/),
      method: 'bank',
      amount: '25',
      campaign_offer_id: '-1',
      'requisites[bank]': expect.stringMatching(/./),
    });
    await page.getByText('Payments are not available right now').waitFor();

    await page.unroute(CALL);
    await page.route(CALL, refuse('UserNeedProfileDataException', 11, 422));
    await pay.click();
    await page.locator('[data-confirm=fill-profile-info]').waitFor();
    await expect.poll(() => graveFaults(page, '[role=dialog]')).toEqual([]);
    await page.getByRole('button', { name: 'Fill in my profile' }).click();
    await page.waitForURL(/\/profile\/settings\?from=deposit/);
    await page.locator('[data-toast=fill_for_deposit]').waitFor();
  },
);
