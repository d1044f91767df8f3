// Somebody who bets, in a journey: the slip as a player meets it, and the world's clock.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Open } from './browser.ts';
import { ask, mailOf, newcomer } from './newcomer.ts';

interface Row {
  id: number;
  home: { name: string };
  away: { name: string };
}

interface Bet {
  id: string;
  status: string;
  stake: { amount: number };
  paid: { amount: number };
  legs: { event: number }[];
}

/** Somebody new with 100 euro. */
export async function arriveToBet(open: Open, path: string, width = 1440): Promise<Page> {
  const name = `bettor-${randomUUID().slice(0, 8)}`;
  return open(path, {
    width,
    prepare: async (page) => {
      await newcomer(name)(page);
      const form = { player: mailOf(name), amount: '100.00', pocket: 'main', direction: 'give' };
      await page.request.post('/__sandbox/money', { form, maxRedirects: 0 });
    },
  });
}

export const eventsOf = async (page: Page, fields: Record<string, string>): Promise<Row[]> =>
  ((await ask(page, 'sports.getEvents', fields)) as { items: Row[] }).items;

/** The next one to begin may begin while it is bet on. */
export const laterMatch = async (page: Page): Promise<Row> =>
  (await eventsOf(page, { view: 'upcoming', sport: 'football', count: '20' })).at(-1)!;

/** Those that were taken: one in play may be refused after its seconds, and is then bet again. */
export const betsOf = async (page: Page): Promise<Bet[]> =>
  ((await ask(page, 'bets.getHistory', { count: '100' })) as { items: Bet[] }).items.filter(
    ({ status }) => status !== 'refused',
  );

export const slipOf = (page: Page) => page.locator('[data-slip]:visible').first();

/** Prices that can be had, on the page itself. */
export const openPrices = (page: Page) => page.locator('main [data-price]:not([aria-disabled])');

const pillOf = (page: Page) => page.getByRole('button', { name: /Open the bet slip/ });

/** On a phone it is a sheet. */
export async function openSlip(page: Page): Promise<void> {
  await slipOf(page).or(pillOf(page)).first().waitFor();
  if (!(await slipOf(page).isVisible())) await pillOf(page).click();
  await slipOf(page).waitFor();
}

export async function stake(page: Page, amount: string): Promise<void> {
  await openSlip(page);
  await slipOf(page).locator('input[inputmode=decimal]').last().fill(amount);
}

/** Whatever the house offers instead is taken, until the bet stands. */
export async function place(page: Page): Promise<void> {
  const slip = slipOf(page);
  const isDone = slip.locator('strong', { hasText: /^(Bet|\d+ bets) placed$/ });
  const next = slip
    .locator('button:not([aria-busy]):not(:disabled)')
    .filter({ hasText: /^(Place|Accept and place|Take|Back to the slip)/ })
    .first();
  const pressed: string[] = [];
  for (;;) {
    await isDone.or(next).first().waitFor();
    // Of several one may be refused beside those that stand.
    if ((await isDone.isVisible()) && !(await next.isVisible())) return;
    if (pressed.length === PRESSES_MAX)
      throw new Error(`The slip says ${await slip.innerText()} after ${pressed.join(', ')}`);
    pressed.push(await next.innerText());
    await next.click();
  }
}

const PRESSES_MAX = 8;

/** A sheet is put away. */
export async function again(page: Page): Promise<void> {
  await slipOf(page).getByRole('button', { name: 'New bet' }).click();
  if ((page.viewportSize()?.width ?? 0) >= 1200) return;
  if (await slipOf(page).isVisible()) await page.keyboard.press('Escape');
  await expect.poll(() => slipOf(page).isVisible()).toBe(false);
}

/** The house's clock, and with it the leagues', so many hours ahead of ours. */
export async function shiftTime(page: Page, hours: number): Promise<void> {
  const answer = await page.request.post('/__sandbox/time', {
    form: { hours: String(hours) },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}
