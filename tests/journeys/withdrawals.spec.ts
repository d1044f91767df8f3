// Money out: every step of it watched, to paid or back to the balance.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { graveFaults } from './axe.ts';
import { journey } from './browser.ts';
import { verify } from './identity.ts';
import { ask, mailOf, newcomer } from './newcomer.ts';
import { tabTo } from './tab-to.ts';

const LONG = { timeout: 30_000 };

/** For `prepare`: somebody who is known and has 500. */
const known = (name: string) => async (page: Page) => {
  await newcomer(name)(page);
  await verify(page);
  const form = { player: mailOf(name), amount: '500', pocket: 'main', direction: 'give' };
  await page.request.post('/__sandbox/money', { form, maxRedirects: 0 });
};

const balanceOf = async (page: Page) =>
  ((await ask(page, 'account.getBalance')) as { balance_main: { amount: number } }).balance_main.amount;

/** By keyboard alone. A card that two players name is asked about. */
async function withdraw(page: Page, amount: string, number: string, last = ''): Promise<string> {
  await tabTo(page, page.getByLabel(/^Amount/));
  await page.keyboard.type(amount);
  await tabTo(page, page.getByLabel(/^Card number/));
  await page.keyboard.type(number);
  await page.keyboard.press('Tab');
  await page.keyboard.type('ANNA FOX');
  await page.keyboard.press('Enter');
  const watched = ({ searchParams }: URL) => searchParams.get('transaction') ?? last;
  await page.waitForURL((url) => watched(url) !== last);
  return watched(new URL(page.url()));
}

const card = (page: Page, transaction: string) => page.locator(`[data-withdrawal="${transaction}"]`);

journey(
  'a withdrawal that waits can be cancelled, and the money is back; the next is watched, step by step and without reloading, to paid',
  async ({ open }) => {
    const page = await open('/cashier/withdraw', { prepare: known('thinks-again') });
    const first = await withdraw(page, '200', '5555 5555 5555 4444');
    const watched = card(page, first).and(page.locator(':focus'));
    await watched.waitFor();
    await tabTo(page, card(page, first).getByRole('button', { name: 'Cancel withdrawal' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Cancel it' }));
    await expect.poll(() => graveFaults(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Enter');
    await watched.and(page.locator('[data-state=cancelled]')).waitFor();
    await expect.poll(() => balanceOf(page)).toBe(500);

    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const transaction = await withdraw(page, '120.50', '4242 4242 4242 4242', first);
    await card(page, transaction).locator('[data-step=held][data-done]').waitFor();
    await expect.poll(() => balanceOf(page)).toBe(500 - 120.5);
    await expect.poll(() => graveFaults(page, 'main')).toEqual([]);
    const form = { transaction, decision: 'approve' };
    const decided = await page.request.post('/__sandbox/cashier/decide', { form, maxRedirects: 0 });
    expect(decided.status()).toBe(303);
    await card(page, transaction).and(page.locator('[data-state=paid]')).waitFor(LONG);
    await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await expect.poll(() => card(page, transaction).locator('[data-waits-for]').count()).toBe(0);
  },
);
