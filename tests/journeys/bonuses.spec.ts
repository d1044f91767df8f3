// Bonuses from the page to the end of them: activated, played, given up, and burnt by a withdrawal that asks first.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { graveFaults } from './axe.ts';
import { onBothWidths } from './both-widths.ts';
import { journey } from './browser.ts';
import { verify } from './identity.ts';
import { ask, mailOf, newcomer } from './newcomer.ts';

type Held = Record<'balance_main' | 'balance_bonus' | 'balance_betting_bonus', { amount: number }>;
const heldBy = (page: Page) => ask(page, 'account.getBalance') as Promise<Held>;

const give = async (page: Page, name: string, template: string, amount: string) => {
  const form = { player: mailOf(name), template, amount };
  expect((await page.request.post('/__sandbox/bonus', { form, maxRedirects: 0 })).status()).toBe(303);
};

/** A round for money, as the game's frame asks for it. */
async function spin(page: Page, stake: number): Promise<void> {
  const form = { sysname: 'triple-sevens', mode: 'real' };
  const opened = await page.request.post('/api/play.open?v=1&locale=en', { form });
  const { token } = ((await opened.json()) as { result: { token: string } }).result;
  const played = await page.request.post('/api/play.start?v=1&locale=en', {
    form: { bet: JSON.stringify({ stake, mode: 'base' }) },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(played.status(), await played.text()).toBe(200);
}

onBothWidths(
  'a bonus is activated after its dialog, its meter moves while it is played, and it is given up after another (S2-R056, S2-R180, S2-R215, S2-R216, S4-R048, S4-R049)',
  async ({ open, width }) => {
    const name = `takes-a-gift-${width}`;
    const page = await open('/profile/bonuses', {
      async prepare(fresh) {
        await newcomer(name)(fresh);
        await give(fresh, name, 'gift', '60');
      },
    });
    await page.getByRole('button', { name: 'Activate' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Activate “Gift bonus”?').waitFor();
    await expect.poll(() => graveFaults(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    expect((await heldBy(page)).balance_bonus.amount, 'Escape is a no').toBe(0);
    await page.getByRole('button', { name: 'Activate' }).click();
    await dialog.getByRole('button', { name: 'Activate' }).click();
    const active = page.getByRole('region', { name: 'Gift bonus' });
    await active.getByText('of €\u00a01,200.00 played through').waitFor();
    await expect.poll(async () => (await heldBy(page)).balance_bonus.amount).toBe(60);
    await expect.poll(() => graveFaults(page, 'main')).toEqual([]);

    await spin(page, 100);
    await active.getByText('€\u00a01.00', { exact: true }).first().waitFor();
    await active.getByText('€\u00a01,199.00 to go').waitFor();

    await active.getByRole('button', { name: 'Give it up' }).click();
    await dialog.getByText('Give up this bonus?').waitFor();
    await dialog.getByRole('button', { name: 'Keep the bonus' }).click();
    await active.getByRole('button', { name: 'Give it up' }).click();
    await dialog.getByRole('button', { name: 'Give it up' }).click();
    await active.waitFor({ state: 'detached' });
    expect((await heldBy(page)).balance_bonus.amount).toBe(0);
    await page.getByRole('link', { name: 'History', exact: true }).click();
    await page.waitForURL(/\?tab=history$/);
    await page.getByText('You gave it up.').waitFor();
    await expect.poll(() => graveFaults(page, 'main')).toEqual([]);
  },
);

journey('a betting bonus says what counts for it once it is active (S2-R182)', long, async ({ open }) => {
  const name = 'bets-for-free';
  const page = await open('/profile/bonuses', {
    async prepare(fresh) {
      await newcomer(name)(fresh);
      await give(fresh, name, 'free-bet', '10');
    },
  });
  await page.getByRole('button', { name: 'Activate' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Activate' }).click();
  await dialog.getByText('Your free bet is active').waitFor();
  await dialog.getByRole('button', { name: 'Got it' }).click();
  expect((await heldBy(page)).balance_betting_bonus.amount).toBe(10);
});

onBothWidths(
  'a withdrawal that would end the bonus asks first: kept, nothing happens; meant, the money goes and the bonus ends (S2-R178)',
  async ({ open, width }) => {
    const name = `burns-it-${width}`;
    const page = await open('/cashier/withdraw', {
      expects: [/422 for POST .*cashier\.makewithdrawal/],
      async prepare(fresh) {
        await newcomer(name)(fresh);
        await verify(fresh, width === 390 ? 'Berzina' : 'Kalna');
        const form = { player: mailOf(name), amount: '500', pocket: 'main', direction: 'give' };
        await fresh.request.post('/__sandbox/money', { form, maxRedirects: 0 });
        await give(fresh, name, 'welcome-match', '60');
      },
    });
    await page.getByLabel(/^Amount/).fill('200');
    await page.getByLabel(/^Card number/).fill(width === 390 ? '5200 8282 8282 8210' : '4000 0566 5566 5556');
    await page.getByLabel(/^Name on the card/).fill('ANNA FOX');
    const send = page.getByRole('button', { name: /^Withdraw €/ });
    await send.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('This withdrawal ends your bonus').waitFor();
    await expect.poll(() => graveFaults(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Keep the bonus' }).click();
    await expect
      .poll(() => heldBy(page))
      .toMatchObject({
        balance_main: { amount: 500 },
        balance_bonus: { amount: 60 },
      });
    await send.click();
    await dialog.getByRole('button', { name: 'Withdraw anyway' }).click();
    await page.waitForURL(/transaction=/);
    await expect
      .poll(() => heldBy(page))
      .toMatchObject({ balance_main: { amount: 300 }, balance_bonus: { amount: 0 } });
  },
);

journey('a game says before a round how much of it counts for the bonus', async ({ open }) => {
  const name = 'asks-first';
  const page = await open('/game/dice', {
    async prepare(fresh) {
      await newcomer(name)(fresh);
      await give(fresh, name, 'welcome-match', '60');
    },
  });
  await page.getByText('25% of each bet here counts for your bonus.').waitFor();
  await page.getByText('With bonus money at most €\u00a03.00 a round.').waitFor();
});
