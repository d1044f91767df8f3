// Games of the sandbox's studio, from their pages to the books and back: the studio is a process beside the house, and its page
// is shown in the frame.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './browser.ts';
import { ask, newcomer } from './newcomer.ts';

const frameOf = (page: Page) => page.frameLocator('iframe[data-game-frame]');

/** Plays one round and gives what the studio's page then says. */
async function playOnce(page: Page): Promise<string> {
  const frame = frameOf(page);
  const [button, result] = [frame.locator('button'), frame.locator('#result')];
  await expect.poll(() => button.isEnabled()).toBe(true);
  await button.click();
  await expect.poll(() => button.isEnabled()).toBe(true);
  return result.innerText();
}

journey('a game of an outside studio is played for money in its frame', async ({ open }) => {
  const name = 'tin-player';
  const page = await open('/game/tin-wheel#real', {
    async prepare(opening) {
      await newcomer(name)(opening);
      const form = { player: `${name}@players.example.com`, amount: '20', pocket: 'main', direction: 'give' };
      expect((await opening.request.post('/__sandbox/money', { form })).status()).toBe(200);
    },
  });
  await frameOf(page).getByText('A sandbox studio').waitFor();
  await expect.poll(() => frameOf(page).locator('#balance').innerText()).toBe('€20.00');
  await expect(playOnce(page)).resolves.toMatch(/You won|You got|No win/);
  const { items } = (await ask(page, 'games.getHistory')) as {
    items: { name: string; paid: { amount: number } }[];
  };
  expect(items).toMatchObject([{ name: 'Tin Wheel', state: 'over', staked: { amount: 1, currency: 'EUR' } }]);
  const left = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
  const balance = left.format(19 + items[0]!.paid.amount);
  await expect.poll(() => frameOf(page).locator('#balance').innerText()).toBe(balance);
});

journey('a guest plays a studio’s game for fun, in their language', async ({ open }) => {
  const page = await open('/lv/game/tin-tickets');
  await page.locator('[data-dialog=DemoModePopup]').getByRole('button').first().click();
  await frameOf(page).getByText('Smilškastes studija').waitFor();
  await expect(playOnce(page)).resolves.toMatch(/laimējāt|atguvāt|bez laimesta/);
});
