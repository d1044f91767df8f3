// A line that breaks at the worst moment: nothing is sent later by itself, and nothing is paid twice.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { journey, type Open } from './browser.ts';
import { ask, newcomer } from './newcomer.ts';

const CALL = '**/api/cashier.makedeposit?*';

const cashier = (open: Open) =>
  open('/cashier/deposit/card', {
    prepare: newcomer(`unlucky-${randomUUID().slice(0, 8)}`),
    expects: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|failed/i],
  });

const pay = async (page: Page, amount = '50') => {
  await page.getByLabel(/^Amount/).fill(amount);
  await page.getByRole('button', { name: /^Pay/ }).click();
};

const deposits = async (page: Page) =>
  ((await ask(page, 'cashier.gethistory', { type: 'deposit' })) as { items: unknown[] }).items.length;

journey('a payment pressed offline is not sent, then or later', long, async ({ open }) => {
  const page = await cashier(open);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('makedeposit')) sent.push(request.url());
  });
  await page.context().setOffline(true);
  await pay(page);
  await page.getByText('You are offline. Nothing was sent.').waitFor();
  await page.context().setOffline(false);
  await page.locator('main a[href="/cashier/history"]').first().click();
  await page.waitForURL('/cashier/history');
  await expect.poll(() => deposits(page)).toBe(0);
  expect(sent).toEqual([]);
});

journey('a payment whose answer was cut off is asked about, and made once', async ({ open }) => {
  const page = await cashier(open);
  let cut = 1;
  const keys: (string | undefined)[] = [];
  await page.route(CALL, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (cut-- <= 0) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await pay(page);
  await page.getByText('Checking what happened to your request').waitFor();
  await page.waitForURL(/\/__sandbox\/bank\/pay\//);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await expect.poll(() => deposits(page)).toBe(1);
});

journey('reloaded after a lost answer and pressed again, it is the same payment', long, async ({ open }) => {
  const page = await cashier(open);
  await page.route(CALL, async (route) => {
    await route.fetch();
    await page.context().setOffline(true);
    await route.abort('connectionreset');
  });
  await pay(page);
  await page.getByText('it will not be done twice').waitFor();
  await page.context().setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  await page.unroute(CALL);
  await page.reload();
  await pay(page);
  await page.waitForURL(/\/__sandbox\/bank\/pay\//);
  await expect.poll(() => deposits(page)).toBe(1);
});

journey(
  'whoever comes back from the bank’s page finds the amount and the payment again, and nothing is sent by itself',
  long,
  async ({ open }) => {
    const page = await cashier(open);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('makedeposit')) sent.push(request.url());
    });
    const amount = page.getByLabel(/^Amount/);
    const goOn = page.getByRole('link', { name: 'Continue payment' });
    const bank = /\/__sandbox\/bank\/pay\//;

    await pay(page);
    await page.waitForURL(bank);
    const url = page.url();
    await page.goBack();
    await goOn.waitFor();
    await expect.poll(() => amount.inputValue()).toBe('50');
    await goOn.click();
    await page.waitForURL(url);
    expect(sent).toHaveLength(1);
    await expect.poll(() => deposits(page)).toBe(1);
  },
);
