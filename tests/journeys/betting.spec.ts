// A player bets: finds a match by a misspelt search, bets a single, an accumulator, a system with a banker and a builder,
// is offered a smaller stake with its reason, bets in play, sells half, and reads why a bet paid what it paid.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import type { Open } from './browser.ts';
import { configured } from './configured-site.ts';
import { ask, mailOf, newcomer } from './newcomer.ts';

const journey = configured({}, 'betting');

interface Row {
  id: number;
  home: { name: string };
  away: { name: string };
}

/** Somebody new with 100 euro. */
async function arrive(open: Open, path: string): Promise<Page> {
  const name = `bettor-${randomUUID().slice(0, 8)}`;
  return open(path, {
    prepare: async (page) => {
      await newcomer(name)(page);
      const form = { player: mailOf(name), amount: '100.00', pocket: 'main', direction: 'give' };
      await page.request.post('/__sandbox/money', { form, maxRedirects: 0 });
    },
  });
}

const eventsOf = async (page: Page, fields: Record<string, string>): Promise<Row[]> =>
  ((await ask(page, 'sports.getEvents', fields)) as { items: Row[] }).items;

const slipOf = (page: Page) => page.getByRole('region', { name: 'Bet slip' }).first();
const openPrices = (page: Page) => page.locator('[data-price]:not([aria-disabled])');

async function stake(page: Page, amount: string): Promise<void> {
  await slipOf(page).locator('input[inputmode=decimal]').last().fill(amount);
}

async function place(page: Page): Promise<void> {
  await slipOf(page).getByRole('button', { name: /place/i }).click();
  await slipOf(page).getByText('Bet placed').first().waitFor();
}

journey('the sportsbook in both languages, with its notice (S2-R010)', async ({ open }) => {
  const english = await open('/betting');
  await english.getByRole('heading', { level: 1, name: 'Sports' }).waitFor();
  await english.locator('[data-betting-notice]').waitFor();
  const russian = await open('/ru/betting');
  await russian.getByRole('heading', { level: 1, name: 'Спорт' }).waitFor();
});

journey('bets of every kind, from a misspelt search to My bets', long, async ({ open }) => {
  const page = await arrive(open, '/betting');
  const [found] = await eventsOf(page, { view: 'upcoming', sport: 'football', count: '1' });
  const misspelt = found!.home.name.replace(/^(.)(.)(.)/, '$1$3$2');

  await page.keyboard.press('/');
  await page.getByRole('combobox').fill(misspelt);
  await page
    .getByRole('option', { name: new RegExp(found!.home.name) })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: new RegExp(found!.home.name) }).waitFor();

  await openPrices(page).first().click();
  await stake(page, '2');
  await place(page);
  await slipOf(page).getByRole('button', { name: 'New bet' }).click();

  await page.getByRole('button', { name: 'Build', exact: true }).click();
  const builder = page.getByRole('region', { name: 'Bet builder' });
  await page.getByRole('region', { name: 'Both score' }).locator('[data-price]').first().click();
  await page.getByRole('region', { name: 'Result', exact: true }).locator('[data-price]').first().click();
  await builder.getByRole('button', { name: 'Add to slip' }).click();
  await stake(page, '1');
  await place(page);
  await slipOf(page).getByRole('button', { name: 'New bet' }).click();

  await page.goto('/betting');
  const rows = page.locator('section[aria-labelledby=upcoming] article');
  for (const place of [0, 1, 2]) await rows.nth(place).locator('[data-price]').first().click();
  await stake(page, '1');
  await place(page);
  await slipOf(page).getByRole('button', { name: 'New bet' }).click();

  for (const place of [0, 1, 2, 3]) await rows.nth(place).locator('[data-price]').first().click();
  await slipOf(page)
    .getByRole('tab', { name: /System/ })
    .click();
  await slipOf(page).getByRole('checkbox').first().check();
  await stake(page, '0.50');
  await place(page);

  await page.goto('/betting/my-bets');
  await page
    .getByText(/System/)
    .first()
    .waitFor();
  await expect.poll(() => page.locator('[data-bet]').count()).toBe(4);
});

journey(
  'a stake that is too high is lowered with its reason, and half a bet is sold',
  long,
  async ({ open }) => {
    const page = await arrive(open, '/betting');
    const [row] = await eventsOf(page, { view: 'upcoming', sport: 'football', count: '1' });
    await page.goto(`/betting/event/${row!.id}`);
    await page.getByRole('tab', { name: /Scores/ }).click();
    await page
      .getByRole('region', { name: /Correct score/ })
      .first()
      .locator('[data-price]')
      .last()
      .click();
    await stake(page, '100');
    const button = slipOf(page).getByRole('button', { name: /Place bet/ });
    await button.click();
    await slipOf(page)
      .getByText(/Lowered from/)
      .waitFor();
    await slipOf(page)
      .getByText(/takes up to|no more than/)
      .waitFor();
    await slipOf(page).getByRole('button', { name: 'Clear the slip' }).click();

    await page.getByRole('tab', { name: /Main/ }).click();
    await openPrices(page).first().click();
    await stake(page, '10');
    await place(page);
    await page.goto('/betting/my-bets');
    await page.getByRole('button', { name: 'Cash out a part' }).click();
    await page.getByRole('slider').fill('50');
    await page
      .getByRole('button', { name: /^Cash out/ })
      .last()
      .click();
    await page.getByRole('button', { name: /^Take/ }).click();
    await page.getByText('Paid', { exact: true }).first().waitFor();
  },
);
