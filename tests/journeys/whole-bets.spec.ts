// A player bets: finds a match by a misspelt search, bets a single, several singles, an accumulator, a system with a banker and
// a builder, in play at a price that has moved, sells half, and sees all of it settled to the cent.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import {
  again,
  arriveToBet,
  betsOf,
  eventsOf,
  laterMatch,
  openPrices,
  openSlip,
  place,
  shiftTime,
  slipOf,
  stake,
} from './bettor.ts';
import type { Open } from './browser.ts';
import { configured } from './configured-site.ts';
import { takeHome } from './take-home.ts';

/** The world's time is moved on by hours, and nobody else's. Nobody is signed out by it. */
const journey = configured({ general: { time_to_force_logout: 0 } }, 'whole-bets');

const TITLE = 'bets of every kind, from a misspelt search to the last cent';

journey(TITLE, long, ({ open }) => wholeWay(open, 1440, 4));
journey(`on a phone ${TITLE}`, long, ({ open }) => wholeWay(open, 390, 8));

async function wholeWay(open: Open, width: number, hours: number): Promise<void> {
  const page = await arriveToBet(open, '/betting', width);
  await findMisspelt(page);

  await openPrices(page).first().click();
  await stake(page, '10');
  await place(page);
  await again(page);

  await page.getByRole('button', { name: 'Build', exact: true }).click();
  await page.getByRole('region', { name: 'Both score' }).locator('[data-price]').first().click();
  await page.getByRole('region', { name: 'Result', exact: true }).locator('[data-price]').first().click();
  await page
    .getByRole('region', { name: 'Bet builder' })
    .getByRole('button', { name: 'Add to slip' })
    .click();
  await stake(page, '1');
  await place(page);

  await page.goto('/betting');
  const rows = page.locator('section[aria-labelledby=upcoming] article');
  // The next to begin may begin meanwhile.
  const pick = async (count: number) => {
    const last = (await rows.count()) - 1;
    for (let row = 0; row < count; row++)
      await rows
        .nth(last - row)
        .locator('[data-price]')
        .first()
        .click();
  };
  await pick(3);
  await stake(page, '1');
  await place(page);
  await again(page);

  await pick(2);
  await openSlip(page);
  await slipOf(page)
    .getByRole('tab', { name: /Singles/ })
    .click();
  const stakes = slipOf(page).locator('input[inputmode=decimal]');
  await stakes.nth(0).fill('1');
  await stakes.nth(1).fill('2');
  await place(page);
  await again(page);

  await pick(4);
  await openSlip(page);
  await slipOf(page)
    .getByRole('tab', { name: /System/ })
    .click();
  await slipOf(page).getByRole('checkbox').first().check();
  await stake(page, '0.50');
  await place(page);
  await again(page);

  await betInPlay(page);
  await sellHalf(page);
  await seeItSettled(page, hours);
  await replay(page);
  const lines = await takeHome(page);
  const own = await betsOf(page);
  expect(lines.map(([, , , , , , id]) => id).toSorted()).toEqual(own.map(({ id }) => id).toSorted());
}

async function findMisspelt(page: Page): Promise<void> {
  const found = await laterMatch(page);
  const name = new RegExp(found.home.name);
  await page.keyboard.press('/');
  await page.locator('input[role=combobox]').fill(found.home.name.replace(/^(.)(.)(.)/, '$1$3$2'));
  await page.getByRole('option', { name }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** The slip was left with a price that has fallen since: it says so, and asks. */
async function betInPlay(page: Page): Promise<void> {
  // The last that has begun: the first may be about to end.
  const match = (await eventsOf(page, { view: 'live', sport: 'football', count: '20' })).at(-1);
  await page.goto('/betting/live');
  const row = page.locator('article').filter({ has: page.locator(`a[href*="/event/${match!.id}"]`) });
  await row.locator('[data-price]:not([aria-disabled])').first().click();
  await openSlip(page);
  await slipOf(page).getByRole('button', { name: 'Enter a stake' }).waitFor();
  await page.evaluate(() => {
    const slip = JSON.parse(localStorage.getItem('bet_slip')!);
    slip.legs[0].odds = 900_000;
    localStorage.setItem('bet_slip', JSON.stringify(slip));
  });
  await page.reload();
  await openSlip(page);
  const slip = slipOf(page);
  await slip.getByText('1 price changed').first().waitFor();
  await slip.getByLabel('When a price moves').selectOption({ label: 'Take any price within 5%' });
  await stake(page, '3');
  await slip.getByRole('button', { name: /^Accept and place/ }).click();
  await place(page);
}

async function sellHalf(page: Page): Promise<void> {
  await page.goto('/betting/my-bets');
  const single = page.locator('[data-bet]').last();
  await single.getByRole('button', { name: 'Cash out a part' }).click();
  await single.getByRole('slider').fill('50');
  await single.getByRole('button', { name: /^Cash out €/ }).click();
  await single.getByRole('button', { name: /^Take/ }).click();
  await single
    .getByText(/^Paid\s*€/)
    .first()
    .waitFor();
}

/** On the page as it stands: bets go from open to settled, and the balance follows. */
async function seeItSettled(page: Page, hours: number): Promise<void> {
  const count = (await betsOf(page)).length;
  expect(count).toBe(7);
  await shiftTime(page, hours);
  await expect.poll(() => page.locator('[data-bet][data-status]').count(), { timeout: 60_000 }).toBe(count);
  const bets = await betsOf(page);
  const sum = (of: 'stake' | 'paid') => bets.reduce((all, bet) => all + Math.round(bet[of].amount * 100), 0);
  const cents = 10_000 - sum('stake') + sum('paid');
  const shown = `Balance${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  await expect
    .poll(async () => (await page.getByRole('banner').innerText()).replaceAll(/\s/g, ''))
    .toContain(shown);
}

async function replay(page: Page): Promise<void> {
  const sold = page.locator('[data-bet]').last();
  await sold.getByRole('button', { name: 'Why did it pay this?' }).click();
  await sold.getByRole('link', { name: 'Replay the sealed match' }).click();
  await page.getByRole('button', { name: 'Play it again' }).click();
  await page.getByText('The seed fits the hash that was told before the first bet.').waitFor();
}
