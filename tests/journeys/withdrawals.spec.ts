// Money out: every step of it watched, to paid or back to the balance.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { graveFaults } from './axe.ts';
import { journey, type Open } from './browser.ts';
import { verify } from './identity.ts';
import { ask, mailOf, newcomer } from './newcomer.ts';
import { tabTo } from './tab-to.ts';

const LONG = { timeout: 30_000 };

/** Somebody who is known, has 500 and wants to withdraw. */
const desk = (open: Open, name: string) =>
  open('/cashier/withdraw', {
    async prepare(page) {
      await newcomer(name)(page);
      await verify(page);
      const form = { player: mailOf(name), amount: '500', pocket: 'main', direction: 'give' };
      await page.request.post('/__sandbox/money', { form, maxRedirects: 0 });
    },
  });

const balanceOf = async (page: Page) =>
  ((await ask(page, 'account.getBalance')) as { balance_main: { amount: number } }).balance_main.amount;

/** By keyboard alone. A card that two players name is asked about. */
async function withdraw(page: Page, amount: string, number: string): Promise<string> {
  await tabTo(page, page.getByLabel(/^Amount/));
  await page.keyboard.type(amount);
  await tabTo(page, page.getByLabel(/^Card number/));
  await page.keyboard.type(number);
  await page.keyboard.press('Tab');
  await page.keyboard.type('ANNA FOX');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/cashier\/withdraw\?transaction=/);
  return new URL(page.url()).searchParams.get('transaction')!;
}

const card = (page: Page, transaction: string) => page.locator(`[data-withdrawal="${transaction}"]`);

journey('a withdrawal is watched, step by step and without reloading, to paid', async ({ open }) => {
  const page = await desk(open, 'watches');
  const transaction = await withdraw(page, '120.50', '4242 4242 4242 4242');
  await card(page, transaction).locator('[data-step=held][data-done]').waitFor();
  await expect.poll(() => balanceOf(page)).toBe(500 - 120.5);
  await expect.poll(() => graveFaults(page)).toEqual([]);

  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const form = { transaction, decision: 'approve' };
  const decided = await page.request.post('/__sandbox/cashier/decide', { form, maxRedirects: 0 });
  expect(decided.status()).toBe(303);
  await card(page, transaction).and(page.locator('[data-state=paid]')).waitFor(LONG);
  await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await expect.poll(() => card(page, transaction).locator('[data-waits-for]').count()).toBe(0);
});

journey('a withdrawal that waits can be cancelled, and the money is back', async ({ open }) => {
  const page = await desk(open, 'thinks-again');
  const transaction = await withdraw(page, '200', '5555 5555 5555 4444');
  await tabTo(page, card(page, transaction).getByRole('button', { name: 'Cancel the withdrawal' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Cancel it' }));
  await expect.poll(() => graveFaults(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Enter');
  await card(page, transaction).and(page.locator('[data-state=cancelled]')).waitFor();
  await expect.poll(() => balanceOf(page)).toBe(500);
});

journey('whoever has not shown who they are is asked to before they fill in anything', async ({ open }) => {
  const page = await open('/cashier/withdraw', { prepare: newcomer('unknown-yet') });
  await page.locator('[data-asked-later]').getByRole('link').click();
  await page.waitForURL('/profile/verification');
});
