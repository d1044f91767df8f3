// Games of the sandbox's studio, from their pages to the books and back: the studio is a process beside the house, and its page
// is shown in the frame.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { studioGames } from '#sandbox/studio/studio-shelf.ts';
import { long } from '../long.ts';
import { journey, type Open } from './browser.ts';
import { ask, mailOf, newcomer } from './newcomer.ts';

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

/** The page of a game, of a player of this journey alone who has 20 euro. */
const openForMoney = (open: Open, sysname: string, name: string) =>
  open(`/game/${sysname}#real`, {
    async prepare(opening) {
      await newcomer(name)(opening);
      const form = { player: mailOf(name), amount: '20', pocket: 'main', direction: 'give' };
      expect((await opening.request.post('/__sandbox/money', { form })).status()).toBe(200);
    },
  });

interface Played {
  name: string;
  state: string;
  staked: { amount: number; currency: string };
  paid: { amount: number };
}

const historyOf = async (page: Page) =>
  ((await ask(page, 'games.getHistory', { count: '100' })) as { items: Played[] }).items;

/** What the studio's page must show after these, in its words. */
function balanceAfter(played: readonly Played[]): string {
  const held = played.reduce((sum, { staked, paid }) => sum - staked.amount + paid.amount, 20);
  return new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(held);
}

const balanceOn = (page: Page) => frameOf(page).locator('#balance').innerText();

journey('a game of an outside studio is played for money in its frame', async ({ open }) => {
  const page = await openForMoney(open, 'tin-wheel', 'tin-player');
  await frameOf(page).getByText('A sandbox studio').waitFor();
  await expect.poll(() => balanceOn(page)).toBe('€20.00');
  await expect(playOnce(page)).resolves.toMatch(/You won|You got|No win/);
  const played = await historyOf(page);
  expect(played).toMatchObject([
    { name: 'Tin Wheel', state: 'over', staked: { amount: 1, currency: 'EUR' } },
  ]);
  await expect.poll(() => balanceOn(page)).toBe(balanceAfter(played));
});

journey.for(Object.keys(studioGames))(
  'twenty rounds of %s for money, the balance right to the cent after each',
  long,
  async (sysname, { open }) => {
    const page = await openForMoney(open, sysname, `twenty-${sysname}`);
    for (let round = 1; round <= 20; round += 1) {
      await playOnce(page);
      const played = await historyOf(page);
      expect(played.filter(({ state }) => state === 'over')).toHaveLength(round);
      await expect.poll(() => balanceOn(page)).toBe(balanceAfter(played));
    }
  },
);

journey('a guest plays a studio’s game for fun, in their language', async ({ open }) => {
  const page = await open('/lv/game/tin-tickets');
  await page.locator('[data-dialog=DemoModePopup]').getByRole('button').first().click();
  await frameOf(page).getByText('Smilškastes studija').waitFor();
  await expect(playOnce(page)).resolves.toMatch(/laimējāt|atguvāt|bez laimesta/);
});
