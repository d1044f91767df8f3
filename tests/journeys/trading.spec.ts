// The trader's room: what is stopped there stops on every open page.
import { expect } from 'vitest';
import { long } from '../long.ts';
import { arriveToBet, laterMatch, openPrices, place, stake } from './bettor.ts';
import { journey } from './browser.ts';
import { joinDesk } from './desk.ts';
import { expectFitRoom } from './desk-rooms.ts';

journey(
  'a trader suspends a market, an open page shows it, and taken back it is open again',
  async ({ open }) => {
    const player = await open('/betting');
    const match = await laterMatch(player);
    await player.goto(`/betting/event/${match.id}`);
    const prices = player.getByRole('region', { name: 'Result', exact: true }).locator('[data-price]');
    const closed = prices.and(player.locator('[aria-disabled]'));
    await expect.poll(() => prices.count()).toBe(3);
    await expect.poll(() => closed.count()).toBe(0);

    const { page: desk } = await joinDesk(open, 'trader', `/desk/trading?item=${match.id}`);
    const head = desk
      .getByRole('row')
      .filter({ has: desk.locator('b').getByText('Result', { exact: true }) });
    await head.getByRole('button', { name: 'Suspend' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('textbox').fill('news of an injury');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect.poll(() => closed.count()).toBe(3);
    await desk.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => closed.count()).toBe(0);
  },
);

journey(
  'a trader boosts a price, the room stays, and an open page shows it beside the old one',
  long,
  async ({ open }) => {
    const player = await open('/betting');
    const match = await laterMatch(player);
    await player.goto(`/betting/event/${match.id}`);
    const draw = player
      .getByRole('region', { name: 'Result', exact: true })
      .locator('[data-price]')
      .filter({ hasText: 'Draw' });
    await draw.waitFor();
    await expect(draw.locator('s').count()).resolves.toBe(0);

    const { page: desk } = await joinDesk(open, 'trader', `/desk/trading?item=${match.id}`);
    // Markets that were bet on come first, and others have a draw too.
    const head = desk
      .getByRole('row')
      .filter({ has: desk.locator('b').getByText('Result', { exact: true }) });
    await head.locator('xpath=following-sibling::tr[th="Draw"][1]').getByRole('button').click();
    await desk.getByRole('button', { name: 'Higher' }).click();
    await desk.getByLabel('Reason').fill('the match of the day');
    const boost = desk.getByRole('button', { name: 'Boost it' });
    await boost.click();
    await draw.locator('s').waitFor();
    await boost.waitFor({ state: 'detached' });
    await desk.getByText('“the match of the day”').waitFor();
  },
);

journey(
  'a bet is on the map of scores, with the score at which it would cost most, on a phone too',
  async ({ open }) => {
    const player = await arriveToBet(open, '/betting');
    const match = await laterMatch(player);
    await player.goto(`/betting/event/${match.id}`);
    await openPrices(player).first().click();
    await stake(player, '2');
    await place(player);
    const address = `/desk/trading?item=${match.id}&view=soon`;
    const { page: desk } = await joinDesk(open, 'trader', address);
    const map = desk.getByRole('region', { name: 'Result by scenario' });
    await map.getByText(/^Worst − \d+ at First half \d:\d/).waitFor();
    await expect.poll(() => map.getByRole('table').first().getByRole('row').count()).toBe(10);
    await desk.setViewportSize({ width: 390, height: 844 });
    await expectFitRoom(desk, address);
    await map.getByText('As a list, the worst first').click();
    await map.getByRole('columnheader', { name: 'Scenario' }).waitFor();
  },
);
