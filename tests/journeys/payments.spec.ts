// Money in and money out, by every method and to every end, at the sandbox bank.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey, type Open } from './browser.ts';
import { ask, newcomer } from './newcomer.ts';
import { journeyAlone } from './own-site.ts';

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
  ['Pay', 'paysuccess', 'PAY_SUCCESS'],
  ['Decline the payment', 'payfail', 'PAY_FAIL'],
  ['Leave it pending', 'paypending', 'PAY_PENDING'],
] as const;

journey.for(
  ['card', 'bank', 'crypto'].flatMap((method) => outcomes.map((outcome) => [method, ...outcome] as const)),
)(
  'a deposit by %s, at the bank "%s", ends at %s with its transaction (S4-R067, S4-R068, S4-R069)',
  async ([method, answer, path, name], { open }) => {
    const page = await desk(open, method);
    const bank = await atTheBank(page, method, answer);
    await bank.waitForURL(new RegExp(`/cashier/${path}/[^/?]+$`), LONG);
    await system(bank, name).waitFor();

    const transaction = new URL(bank.url()).pathname.split('/').at(-1)!;
    const { items } = (await ask(page, 'cashier.gethistory', { type: 'deposit', count: '1' })) as {
      items: { transaction: string; amount: { amount: number } }[];
    };
    expect(items[0]).toMatchObject({ transaction, amount: { amount: 50 } });
    const balance = (await ask(page, 'account.getBalance')) as { balance_main: { amount: number } };
    expect(balance.balance_main.amount).toBe(answer === 'Pay' ? 50 : 0);
  },
);

journey('given up at the bank, nothing is taken (S4-R070)', async ({ open }) => {
  const page = await desk(open, 'card');
  await atTheBank(page, 'card', 'Cancel and go back');
  await page.waitForURL(/\/cashier\/paycancel\?transaction=.+/, LONG);
  await system(page, 'PAY_CANCEL').getByRole('link').click();
  await page.waitForURL('/cashier/deposit');
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
    await page.getByRole('button', { name: 'Finish in my phone app' }).click();
    await page.waitForURL(/\/cashier\/paymobile\?transaction=/);
    await system(page, 'PAY_MOBILE').waitFor();
    await page.request.post(bank, { form: { act: 'success' }, maxRedirects: 0 });
    await page.waitForURL(/\/cashier\/paysuccess\//, LONG);
  },
);

journey('the address cannot make a payment look paid (S2-R053, S2-R055)', async ({ open }) => {
  const page = await desk(open, 'card');
  await atTheBank(page, 'card', 'Leave it pending');
  await page.waitForURL(/\/cashier\/paypending\//, LONG);
  await page.goto(page.url().replace('paypending', 'paysuccess'));
  await page.waitForURL(/\/cashier\/paypending\//);
  await system(page, 'PAY_PENDING').waitFor();
});

journey('the pending page asks the record every five seconds (S2-R053)', async ({ open }) => {
  const page = await desk(open, 'card');
  await atTheBank(page, 'card', 'Leave it pending');
  await page.waitForURL(/\/cashier\/paypending\//, LONG);
  await page.clock.install();
  await page.reload();
  await system(page, 'PAY_PENDING').waitFor();
  for (let time = 0; time < 2; time += 1) {
    const asked = page.waitForRequest(/cashier\.gethistory/);
    await page.clock.runFor(5_000);
    await asked;
  }
});

interface Withdrawal {
  amount: string;
  card?: string;
}

async function withdraw(page: Page, { amount, card = '4242 4242 4242 4242' }: Withdrawal): Promise<string> {
  await field(page).fill(amount);
  await page.getByLabel(/^Card number/).fill(card);
  await page.getByLabel(/^Name on the card/).fill('ANNA FOX');
  await page.getByRole('button', { name: /^Withdraw / }).click();
  await page.waitForURL(/\/cashier\/withdraw\?transaction=/);
  return new URL(page.url()).searchParams.get('transaction')!;
}

const card = (page: Page, transaction: string) => page.locator(`[data-withdrawal="${transaction}"]`);

journeyAlone('a withdrawal is watched, step by step and without reloading, to paid', async ({ open }) => {
  const page = await open('/cashier/withdraw', { player: 'anna' });
  const before = (await ask(page, 'account.getBalance')) as { balance_main: { amount: number } };
  const transaction = await withdraw(page, { amount: '120.50' });
  await card(page, transaction).locator('[data-step=held][data-done]').waitFor();
  const held = (await ask(page, 'account.getBalance')) as { balance_main: { amount: number } };
  expect(held.balance_main.amount).toBe(before.balance_main.amount - 120.5);

  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const form = { transaction, decision: 'approve' };
  const decided = await page.request.post('/__sandbox/cashier/decide', { form, maxRedirects: 0 });
  expect(decided.status()).toBe(303);
  await card(page, transaction).and(page.locator('[data-state=paid]')).waitFor(LONG);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(await card(page, transaction).locator('[data-waits-for]').count()).toBe(0);
});

journeyAlone('a withdrawal that waits can be cancelled, and the money is back', async ({ open }) => {
  const page = await open('/cashier/withdraw', { player: 'carla' });
  const before = await ask(page, 'account.getBalance');
  const transaction = await withdraw(page, { amount: '200', card: '5555 5555 5555 4444' });
  await card(page, transaction).getByRole('button', { name: 'Cancel the withdrawal' }).click();
  await page.getByRole('button', { name: 'Cancel it' }).click();
  await card(page, transaction).and(page.locator('[data-state=cancelled]')).waitFor();
  expect(await ask(page, 'account.getBalance')).toEqual(before);
});

journey(
  'the history is filtered by its address, exported, and each payment has a receipt',
  async ({ open }) => {
    const page = await desk(open, 'card');
    await atTheBank(page, 'card', 'Pay');
    await page.waitForURL(/\/cashier\/paysuccess\//, LONG);
    await page.goto('/cashier/history');
    await page.getByRole('row').nth(1).waitFor();

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(
      readFileSync(await file.path(), 'utf8')
        .trim()
        .split('\n'),
    ).toHaveLength(2);

    await page.getByText('Withdrawals', { exact: true }).click();
    await page.waitForURL('/cashier/history?type=withdrawal');
    await page.getByText('Nothing matches these filters').waitFor();
    await page.getByRole('link', { name: 'Show all payments' }).click();

    await page.getByRole('link', { name: /^Receipt of/ }).click();
    await page.locator('[data-receipt]').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await page.locator('[data-receipt]').isVisible()).toBe(true);
  },
);
