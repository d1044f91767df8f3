// The trader's room: what is stopped there stops on every open page.
import { expect } from 'vitest';
import { long } from '../long.ts';
import { laterMatch } from './bettor.ts';
import { journey } from './browser.ts';
import { joinDesk } from './desk.ts';

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
