// @module-tag long
// A newcomer without a mouse: from the first page to money on their card, by keys alone.
import type { Locator, Page } from 'playwright-core';
import { newLogin, PASSWORD } from '../journeys/accounts.ts';
import { field, form } from '../journeys/auth-popup.ts';
import { journey } from '../journeys/browser.ts';
import { tabTo } from '../journeys/tab-to.ts';

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

async function choose(page: Page, target: Locator, option: string): Promise<void> {
  await press(page, target);
  await page.getByRole('listbox').waitFor();
  await page.keyboard.type(option);
  await page.locator('[role=option][data-highlighted]', { hasText: option }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

async function register(page: Page): Promise<void> {
  await press(page, page.getByRole('banner').getByRole('button', { name: 'Sign up' }));
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'email');
  await page.keyboard.type(newLogin('keys'));
  await type(page, field(page, 'password'), PASSWORD);
  await choose(page, form(page, 'registration').getByRole('combobox', { name: /^Country/ }), 'Latvia');
  await type(page, field(page, 'birth_date'), '17051990');
  await tabTo(page, field(page, 'terms'));
  await page.keyboard.press('Space');
  await form(page, 'registration').locator('[type=submit]:not([aria-busy])').waitFor();
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Later' }));
  await page.waitForURL(/\/cashier\/deposit/);
}

async function deposit(page: Page): Promise<void> {
  await type(page, page.getByLabel(/^Amount/), '50');
  await press(page, page.getByRole('button', { name: /^Pay/ }));
  await press(page, page.getByRole('button', { name: 'Pay', exact: true }));
  await page.waitForURL(/\/cashier\/paysuccess\//);
}

async function goToWithdrawals(page: Page): Promise<void> {
  await press(page, page.getByRole('banner').getByRole('button', { name: /^Balance/ }));
  await press(page, page.locator(':popover-open').getByRole('link', { name: 'Withdraw', exact: true }));
  await page.waitForURL('/cashier/withdraw');
}

/** Their name first, which the examiner compares with the document. */
async function showWhoOneIs(page: Page): Promise<void> {
  await goToWithdrawals(page);
  await press(page, page.locator('[data-asked-later]').getByRole('link'));
  await press(page, page.getByRole('button', { name: 'Start' }));
  await press(page, page.getByRole('link', { name: 'Fill in my profile' }));
  await type(page, page.getByLabel('First name'), 'Ilze');
  await type(page, page.getByLabel('Last name'), 'Kalna');
  await page.keyboard.press('Enter');
  await page.locator('[data-toast=profile]').waitFor();
  await page.waitForURL('/profile/verification');
  await press(page, page.getByRole('button', { name: 'Start' }));
  await press(page, page.frameLocator('iframe').getByRole('button', { name: 'Send good documents' }));
  await page.locator('[data-step=completed]').waitFor();
}

async function withdraw(page: Page): Promise<void> {
  await goToWithdrawals(page);
  await type(page, page.getByLabel(/^Amount/), '50');
  await type(page, page.getByLabel(/^Card number/), '4242424242424242');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ILZE KALNA');
  await page.keyboard.press('Enter');
  await page.waitForURL(/transaction=/);
  const transaction = new URL(page.url()).searchParams.get('transaction')!;
  const form = { transaction, decision: 'approve' };
  await page.request.post('/__sandbox/cashier/decide', { form, maxRedirects: 0 });
  await page.locator(`[data-withdrawal="${transaction}"][data-state=paid]`).waitFor();
}

journey('by keys alone from registration to a withdrawal that is paid', async ({ open }) => {
  const page = await open('/', { expects: [/^422 for POST .*sumsub\.createApplicant/] });
  await register(page);
  await deposit(page);
  await showWhoOneIs(page);
  await withdraw(page);
});
