// Money in, by every method and to every end, at the sandbox bank.
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { homeWithRedirect } from '#rules/guest-guard.ts';
import { long } from '../long.ts';
import { registerAt } from './accounts.ts';
import { graveFaults } from './axe.ts';
import { journey, type Open } from './browser.ts';
import { firstHtml } from './first-html.ts';
import { newcomer } from './newcomer.ts';
import { tabTo } from './tab-to.ts';

const LONG = { timeout: 30_000 };

const field = (page: Page) => page.getByLabel(/^Amount/);
const system = (page: Page, name: string) => page.locator(`[data-system-page=${name}]`);

/** A player who has just registered and is about to pay by this method. */
const cashier = (open: Open, method: string) =>
  open(`/cashier/deposit/${method}`, { prepare: newcomer(`payer-${randomUUID().slice(0, 8)}`) });

/** Pays 50 and tells the bank's own page this. */
async function atTheBank(page: Page, answer: string): Promise<void> {
  await field(page).fill('50');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/\/__sandbox\/bank\/pay\//);
  await page.getByRole('button', { name: answer, exact: true }).click();
}

const outcomes = [
  ['success', '/cashier/paysuccess/', 'PAY_SUCCESS', 50],
  ['fail', '/cashier/payfail/', 'PAY_FAIL', 0],
  ['pending', '/cashier/paypending/', 'PAY_PENDING', 0],
  ['cancel', '/cashier/paycancel?transaction=', 'PAY_CANCEL', 0],
  ['mobile', '/cashier/paymobile?transaction=', 'PAY_MOBILE', 0],
] as const;

/** The site's calls and the bank's form, as a browser would send them. */
function payerAt(origin: string, cookie: string) {
  const post = (url: string, fields: Record<string, string>) =>
    fetch(url, {
      method: 'POST',
      headers: { cookie, 'x-csrf': '1' },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  return {
    async start(fields: Record<string, string>): Promise<{ transaction: string; redirect_url: string }> {
      const answer = await post(`${origin}/api/cashier.makedeposit?v=1&locale=en`, fields);
      expect(answer.status, await answer.clone().text()).toBe(200);
      return (await answer.json()).result;
    },
    /** Where the bank sends them. */
    tell: async (url: string, act: string) => (await post(url, { act })).headers.get('location'),
    async balance(): Promise<number> {
      const answer = await fetch(`${origin}/api/account.getBalance?v=1&locale=en`, { headers: { cookie } });
      return (await answer.json()).result.balance_main.amount;
    },
  };
}

const ENDS =
  'a deposit by %s ends, paid, declined, pending, given up or on the phone, where that is told (S4-R067, S4-R068, S4-R069, S4-R070, S2-R051, S2-R053, S2-R055)';

async function endsWhereTold(method: string, requisites: Record<string, string>, origin: string) {
  const { cookie } = await registerAt(origin);
  const payer = payerAt(origin, cookie);
  let balance = 0;
  for (const [act, page, name, arrives] of outcomes) {
    const { transaction, redirect_url } = await payer.start({ method, amount: '50', ...requisites });
    await expect(payer.tell(redirect_url, act)).resolves.toBe(`${origin}${page}${transaction}`);
    for (const address of [`${page}${transaction}`, `/ru${page}${transaction}`]) {
      const shown = await firstHtml(origin, address, cookie);
      expect(shown.html, address).toContain(`data-system-page="${name}"`);
      expect(shown.html, address).toContain(transaction);
      expect((await firstHtml(origin, address)).location, address).toContain('?redirectUrl=');
    }
    balance += arrives;
    await expect.poll(() => payer.balance()).toBe(balance);
  }
}

journey.for([['card', {}]] as const)(ENDS, ([method, requisites], { origin }) =>
  endsWhereTold(method, requisites, origin),
);
journey.for([
  ['bank', { 'requisites[bank]': 'seb' }],
  ['crypto', {}],
] as const)(ENDS, long, ([method, requisites], { origin }) => endsWhereTold(method, requisites, origin));

journey(
  'given up at the bank one may choose again; finished in an app on the phone, the page that waits for it moves on (S4-R070, S2-R048)',
  long,
  async ({ open }) => {
    const page = await cashier(open, 'card');
    await atTheBank(page, 'Cancel');
    await page.waitForURL(/\/cashier\/paycancel\?transaction=.+/, LONG);
    await system(page, 'PAY_CANCEL').getByRole('link').click();
    await page.waitForURL('/cashier/deposit');

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

journey('paid in another window, the first one learns of it by itself (S2-R049)', long, async ({ open }) => {
  const page = await cashier(open, 'crypto');
  await field(page).fill('50');
  const [bank] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: /^Pay/ }).click(),
  ]);
  await bank.waitForURL(/\/__sandbox\/bank\/pay\//);
  await system(page, 'PAY_NEW_WINDOW').waitFor();
  await bank.getByRole('button', { name: 'Pay', exact: true }).click();
  await bank.waitForURL(/\/cashier\/paysuccess\//, LONG);
  await page.waitForURL(/\/cashier\/paysuccess\//, LONG);
});

journey(
  'a pending page asks the record every five seconds, and no address makes a payment look paid (S2-R053, S2-R055)',
  long,
  async ({ open }) => {
    const page = await cashier(open, 'card');
    await atTheBank(page, 'Leave pending');
    await page.waitForURL(/\/cashier\/paypending\//, LONG);
    await page.clock.install();
    await page.goto(page.url().replace('paypending', 'paysuccess'));
    await page.waitForURL(/\/cashier\/paypending\//);
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

async function payByKeyboard(page: Page): Promise<void> {
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
}

journey(
  'by keyboard alone one chooses, fills in and pays; then the history is filtered by its address, exported, and the payment has a receipt, in every language and for its player alone (S4-R067, S2-R045)',
  async ({ open, origin }) => {
    const page = await cashier(open, 'card');
    await payByKeyboard(page);
    await page.waitForURL(/\/cashier\/paysuccess\//, LONG);
    await expect.poll(() => graveFaults(page, 'main')).toEqual([]);

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

    const { pathname, search } = new URL(page.url());
    await page.goto(`/ru${pathname}${search}`);
    await page.locator('html[lang=ru] [data-receipt]').waitFor();
    const guest = await fetch(origin + pathname + search, { redirect: 'manual' });
    expect([guest.status, guest.headers.get('location')]).toEqual([
      302,
      homeWithRedirect('/', pathname + search),
    ]);
  },
);
