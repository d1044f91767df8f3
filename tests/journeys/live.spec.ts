// The live line in a real browser: one socket for all tabs, and what it tells on all their screens.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { Balances } from '#contract/account/account.ts';
import { balanceTotal } from '#rules/balance-total.ts';
import { formatAmount } from '#rules/format.ts';
import { long } from '../long.ts';
import { journey } from './browser.ts';

/** Gives the player who is signed in some money, and tells what their screens should show then. */
async function give(page: Page, player: string, amount: string): Promise<string> {
  const form = { player, amount, pocket: 'main', direction: 'give' };
  const answer = await page.request.post('/__sandbox/money', { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  const { result } = await (await page.request.get('/api/account.getBalance?v=1')).json();
  return formatAmount(balanceTotal(z.decode(Balances, result)));
}

/** How many live sockets the player has open, as the server counts them. */
async function socketsOf(page: Page, player: string): Promise<number> {
  const rows = (await (await page.request.get('/__sandbox/players.json')).json()) as {
    login: string;
    sockets: number;
  }[];
  return rows.find(({ login }) => login === `${player}@example.com`)!.sockets;
}

/** On a busy machine a page takes a while to be taken over, and only then opens its line. */
const hasSockets = (page: Page, player: string, count: number) =>
  expect.poll(() => socketsOf(page, player), { timeout: 20_000 }).toBe(count);

const seesBalance = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).first().waitFor({ state: 'attached' });

journey(
  'two tabs share one socket, both show a new balance without reloading, and signing out in one hangs up for both (S7-R115, S7-R116)',
  async ({ open }) => {
    // Whatever was just being asked when the session ended is told so.
    const expects = [/^401 for GET .*\b(account|cashier)\./];
    const first = await open('/pt/terms', { player: 'carla', expects });
    await hasSockets(first, 'carla', 1);
    const second = await open('/pt/terms', { beside: first, expects });

    const total = await give(first, 'carla', '12.50');
    await Promise.all([seesBalance(first, total), seesBalance(second, total)]);
    await expect.poll(() => socketsOf(first, 'carla')).toBe(1);

    const balance = second.locator('[data-balance-detail=header-cashier]');
    await balance.waitFor({ state: 'attached' });
    await first.evaluate(() =>
      fetch('/api/auth.logout?v=1&locale=pt', { headers: { 'x-csrf': '1' } }).then(() => undefined),
    );
    await balance.waitFor({ state: 'detached' });
    await hasSockets(first, 'carla', 0);
  },
);

journey(
  'a guest loads nothing of the live line; a browser without shared workers has a socket of its own for each tab',
  long,
  async ({ open }) => {
    const first = await open('/');
    await first.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    const files = await first.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(files.filter((name) => /\/live[.-]/.test(name))).toEqual([]);

    await first.context().addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'));
    await first.request.post('/__sandbox/sign-in', { form: { player: 'daina' }, maxRedirects: 0 });
    await first.goto('/lv/terms');
    const second = await open('/lv/terms', { beside: first });
    await hasSockets(first, 'daina', 2);
    const total = await give(first, 'daina', '20');
    await Promise.all([seesBalance(first, total), seesBalance(second, total)]);
  },
);
