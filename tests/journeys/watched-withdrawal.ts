// A withdrawal that a player watches, and how staff decide about it.
import type { Page } from 'playwright-core';
import type { Open } from './browser.ts';
import { verify } from './identity.ts';
import { mailOf, newcomer } from './newcomer.ts';

export const LONG = { timeout: 30_000 };

/** For `prepare`: somebody who is known and has so much. */
const known = (name: string, amount: string, currency: string) => async (page: Page) => {
  await newcomer(name, { currency })(page);
  await verify(page);
  const form = { player: mailOf(name), amount, pocket: 'main', direction: 'give' };
  await page.request.post('/__sandbox/money', { form, maxRedirects: 0 });
};

/** A player who has asked for so much and watches what becomes of it. No other journey pays to these cards. */
export async function withdrawing(
  open: Open,
  name: string,
  amount: string,
  { card = '4012 8888 8888 1881', currency = 'EUR' } = {},
) {
  const page = await open('/cashier/withdraw', { prepare: known(name, '20000', currency) });
  await page.getByLabel(/^Amount/).fill(amount);
  await page.getByLabel(/^Card number/).pressSequentially(card);
  await page.keyboard.press('Tab');
  await page.keyboard.type('ANNA FOX');
  await page.keyboard.press('Enter');
  await page.waitForURL(({ searchParams }) => searchParams.has('transaction'));
  const transaction = new URL(page.url()).searchParams.get('transaction')!;
  const shows = (state: string) =>
    page.locator(`[data-withdrawal="${transaction}"][data-state=${state}]`).waitFor(LONG);
  await shows('checks');
  return { page, transaction, shows };
}

export const rowOf = (page: Page, transaction: string) => page.locator(`[data-row="${transaction}"]`);

/** By keys alone: A opens the form, Enter sends it. */
export async function approveByKey(page: Page, transaction: string): Promise<void> {
  await rowOf(page, transaction).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('complementary').getByText('Timeline').waitFor();
  await page.keyboard.press('a');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
