// Money in, by every method and to every end, at the sandbox bank.
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { graveFaults } from './axe.ts';
import { journey, type Open } from './browser.ts';
import { ask, newcomer } from './newcomer.ts';
import { tabTo } from './tab-to.ts';
import { isTakenOver } from './taken-over.ts';

const LONG = { timeout: 30_000 };

const field = (page: Page) => page.getByLabel(/^Amount/);
const system = (page: Page, name: string) => page.locator(`[data-system-page=${name}]`);

/** A player who has just registered and is about to pay by this method. */
const desk = (open: Open, method: string) =>
  open(`/cashier/deposit/${method}`, { prepare: newcomer(`payer-${randomUUID().slice(0, 8)}`) });

/** Fills in what the method asks for and sends it. */
async function pay(page: Page, amount: string): Promise<void> {
  await field(page).fill(amount);
  const bank = page.getByRole('combobox', { name: /^Bank/ });
  if ((await bank.count()) > 0) {
    await bank.click();
    await page.getByRole('option').first().click();
  }
  await page.getByRole('button', { name: /^Pay/ }).click();
}

/** What the bank's own page is told, wherever it has opened. */
async function atTheBank(page: Page, method: string, answer: string): Promise<Page> {
  const [bank] = await Promise.all([
    method === 'crypto' ? page.context().waitForEvent('page') : Promise.resolve(page),
    pay(page, '50'),
  ]);
  await bank.waitForURL(/\/__sandbox\/bank\/pay\//);
  await bank.getByRole('button', { name: answer, exact: true }).click();
  return bank;
}

const outcomes = [
  ['Pay', 'paysuccess', 'PAY_SUCCESS', 50],
  ['Decline', 'payfail', 'PAY_FAIL', 0],
  ['Leave pending', 'paypending', 'PAY_PENDING', 0],
  ['Cancel', 'paycancel', 'PAY_CANCEL', 0],
  ['Finish on my phone', 'paymobile', 'PAY_MOBILE', 0],
] as const;

const balanceOf = async (page: Page) =>
  ((await ask(page, 'account.getBalance')) as { balance_main: { amount: number } }).balance_main.amount;

journey.for(['card', 'bank', 'crypto'])(
  'a deposit by %s ends, paid, declined, pending, given up or on the phone, where that is told (S4-R067, S4-R068, S4-R069)',
  async (method, { open }) => {
    const page = await desk(open, method);
    let balance = 0;
    for (const [answer, path, name, arrives] of outcomes) {
      await page.goto(`/cashier/deposit/${method}`);
      await page.waitForFunction(isTakenOver);
      const bank = await atTheBank(page, method, answer);
      await bank.waitForURL(new RegExp(`/cashier/${path}(/|\\?transaction=)[^/?]+$`), LONG);
      await system(bank, name).waitFor();
      if (method === 'card') await expect.poll(() => graveFaults(bank, 'main')).toEqual([]);

      const transaction = /[^/=]+$/.exec(bank.url())![0];
      const { items } = (await ask(page, 'cashier.gethistory', { type: 'deposit', count: '1' })) as {
        items: { transaction: string; amount: { amount: number } }[];
      };
      expect(items[0]).toMatchObject({ transaction, amount: { amount: 50 } });
      balance += arrives;
      await expect.poll(() => balanceOf(page)).toBe(balance);
      if (bank !== page) await bank.close();
    }
  },
);

journey('given up at the bank, nothing is taken (S4-R070)', async ({ open }) => {
  const page = await desk(open, 'card');
  await atTheBank(page, 'card', 'Cancel');
  await page.waitForURL(/\/cashier\/paycancel\?transaction=.+/, LONG);
  await system(page, 'PAY_CANCEL').getByRole('link').click();
  await page.waitForURL('/cashier/deposit');
});

journey('by keyboard alone one chooses, fills in and pays', async ({ open }) => {
  const page = await desk(open, 'card');
  await tabTo(page, page.locator('[data-method=bank]'));
  await page.keyboard.press('Enter');
  await page.waitForURL('/cashier/deposit/bank');
  await tabTo(page, field(page));
  await page.keyboard.type('30');
  await tabTo(page, page.getByRole('combobox', { name: /^Bank/ }));
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Pay € 30.00' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/__sandbox\/bank\/pay\//);
  await tabTo(page, page.getByRole('button', { name: 'Pay', exact: true }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/cashier\/paysuccess\//, LONG);
});

journey('paid in another window, the first one learns of it by itself (S2-R049)', async ({ open }) => {
  const page = await desk(open, 'crypto');
  const bank = await atTheBank(page, 'crypto', 'Pay');
  await bank.waitForURL(/\/cashier\/paysuccess\//, LONG);
  await page.waitForURL(/\/cashier\/paysuccess\//, LONG);
});

journey(
  'finished in an app on the phone, the page that waits for it moves on (S2-R048)',
  async ({ open }) => {
    const page = await desk(open, 'card');
    await field(page).fill('50');
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.waitForURL(/\/__sandbox\/bank\/pay\//);
    const bank = page.url();
    await page.getByRole('button', { name: 'Finish on my phone' }).click();
    await page.waitForURL(/\/cashier\/paymobile\?transaction=/);
    await system(page, 'PAY_MOBILE').waitFor();
    await page.request.post(bank, { form: { act: 'success' }, maxRedirects: 0 });
    await page.waitForURL(/\/cashier\/paysuccess\//, LONG);
  },
);

journey(
  'a pending page asks the record every five seconds, and no address makes a payment look paid (S2-R053, S2-R055)',
  async ({ open }) => {
    const page = await desk(open, 'card');
    await atTheBank(page, 'card', 'Leave pending');
    await page.waitForURL(/\/cashier\/paypending\//, LONG);
    await page.goto(page.url().replace('paypending', 'paysuccess'));
    await page.waitForURL(/\/cashier\/paypending\//);
    await page.clock.install();
    await page.reload();
    await system(page, 'PAY_PENDING').waitFor();
    for (let time = 0; time < 2; time += 1) {
      const asked = page.waitForRequest(/cashier\.gethistory/);
      await page.clock.runFor(5_000);
      await asked;
    }
  },
);

async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const bytes = await buffer(await file.createReadStream());
  return { name: file.suggestedFilename(), bytes };
}

journey(
  'the history is filtered by its address, exported, and each payment has a receipt',
  async ({ open }) => {
    const page = await desk(open, 'card');
    await atTheBank(page, 'card', 'Pay');
    await page.waitForURL(/\/cashier\/paysuccess\//, LONG);
    await page.goto('/cashier/history');
    await page.getByRole('row').nth(1).waitFor();

    const table = await download(page, 'Download CSV');
    expect(table.bytes.toString().trim().split('\n')).toHaveLength(2);

    await page.getByText('Withdrawals', { exact: true }).click();
    await page.waitForURL('/cashier/history?type=withdrawal');
    await page.getByText('Nothing matches these filters').waitFor();
    await page.getByRole('link', { name: 'Show all payments' }).click();

    await page.getByRole('link', { name: /^Receipt of/ }).click();
    await page.locator('[data-receipt]').waitFor();
    const receipt = await download(page, 'Save as PDF');
    expect(receipt.name).toMatch(/^receipt-.+\.pdf$/);
    expect(receipt.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false);
    await expect.poll(() => page.locator('[data-receipt]').isVisible()).toBe(true);
  },
);
