// What staff give by hand, from the dialog at the desk to the page where its player reads why they have it.
import { expect } from 'vitest';
import { long } from '../long.ts';
import { journey } from './browser.ts';
import { deskFaults, joinDesk } from './desk.ts';
import { ask, newcomer } from './newcomer.ts';

journey(
  'staff give free spins at the desk, and the player reads why they have them',
  long,
  async ({ open }) => {
    const player = await open('/profile/bonuses', { prepare: newcomer('waited-long') });
    await player.getByText('You have no free spins.').waitFor();
    const { uid } = (await ask(player, 'account.getInfo')) as { uid: number };

    const { page } = await joinDesk(open, 'cashier', `/desk/players?player=${uid}`);
    await page.getByRole('button', { name: 'Give free spins…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Game/).fill('fox-trot');
    await dialog.getByLabel(/^Spins/).fill('10');
    await dialog.getByLabel(/^Stake of a spin/).fill('0.20');
    await dialog.getByLabel(/^Days/).fill('7');
    await dialog.getByLabel(/^Wins go to/).selectOption('main');
    await dialog.getByLabel(/^Reason/).fill('for the long wait');
    await expect(deskFaults(page)).resolves.toEqual([]);
    await dialog.getByRole('button', { name: 'Give free spins' }).click();
    await dialog.waitFor({ state: 'detached' });

    // Told live: nobody has touched the page.
    await player.getByText('10 of 10 left').waitFor();
    await player.getByText('A gift from our team.').waitFor();
  },
);
