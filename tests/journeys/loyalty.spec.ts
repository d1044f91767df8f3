// Loyalty from the first round to the shop, in a real browser.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { newLogin } from './accounts.ts';
import { fillShort, form } from './auth-popup.ts';
import { graveFaults } from './axe.ts';
import { onBothWidths } from './both-widths.ts';
import { journey } from './browser.ts';
import { ask, mailOf, newcomer } from './newcomer.ts';

interface Told {
  points: number;
  level: number;
  character: { name: string } | null;
}

const info = (page: Page) => ask(page, 'loyalty.getinfo') as Promise<Told>;
const dialog = (page: Page, name: string) => page.locator(`[data-dialog=${name}]`);
const quest = (page: Page, sysname: string) => page.locator(`[data-quest=${sysname}]`);
const product = (page: Page, id: number) => page.locator(`[data-product="${id}"]`);

/**
 * For money, as the frame of the game does it: what comes of a round is the server's to say. Of a game that fills no pot: a
 * jackpot that falls is told in a dialog over the page, and another journey may have made one fall with the next bet.
 */
async function play(page: Page, rounds: number): Promise<void> {
  const opened = await page.request.post('/api/play.open', {
    form: { sysname: 'chefs-folio', mode: 'real' },
  });
  const { result } = (await opened.json()) as { result: { token: string } };
  for (let round = 0; round < rounds; round += 1) {
    const answer = await page.request.post('/api/play.start', {
      form: { bet: JSON.stringify({ stake: 10_000, mode: 'base' }) },
      headers: { authorization: `Bearer ${result.token}` },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

const rich =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await newcomer(name)(page);
    const form = { player: mailOf(name), amount: '9000', pocket: 'main', direction: 'give' };
    expect((await page.request.post('/__sandbox/money', { form, maxRedirects: 0 })).status()).toBe(303);
  };

onBothWidths(
  'a player finishes a quest, levels up, buys, is refused for lack of coins and changes character (S2-R026, S2-R027, S2-R167, S2-R168, S2-R169, S2-R170, S2-R172, S2-R173, S4-R004)',
  async ({ open, width }) => {
    const page = await open('/loyalty', { prepare: rich(`loyal-${width}`) });
    await page.getByRole('heading', { level: 1, name: 'Copper I', exact: true }).waitFor();
    await page.locator('header [data-level="1"]').waitFor();

    await quest(page, 'first-steps').getByRole('button', { name: 'Open the quest First steps' }).click();
    const opened = dialog(page, 'LoyaltyQuestPopup');
    await opened.getByRole('button', { name: 'Start' }).click();
    await opened.getByRole('button', { name: 'Start' }).waitFor({ state: 'detached' });
    await opened.getByRole('button', { name: 'Close' }).last().click();
    await play(page, 5);
    await quest(page, 'first-steps').getByRole('button', { name: 'Claim' }).click();
    // What was claimed makes room for what can still be done.
    await quest(page, 'first-steps').waitFor({ state: 'detached' });

    await play(page, 15);
    await page.getByRole('heading', { level: 1, name: 'Copper II', exact: true }).waitFor();
    await page.locator('header [data-level="2"]').waitFor();

    await page.getByRole('link', { name: 'Open the shop' }).first().click();
    await page.locator('[data-toast=level]').getByText('Level 2: Copper II').waitFor();
    await product(page, 3).getByRole('button', { name: 'Buy' }).click();
    const before = (await info(page)).points;
    await dialog(page, 'LoyaltyShopPopupConfirm')
      .getByRole('button', { name: /^Buy for/ })
      .click();
    const bought = dialog(page, 'LoyaltyShopPopupBuy');
    await bought.getByText('10 free spins: it is yours').waitFor();
    await bought.getByRole('button', { name: 'Back to the shop' }).click();
    await expect.poll(async () => (await info(page)).points).toBe(before - 240);
    await page.getByRole('cell', { name: 'Delivered' }).waitFor();

    await product(page, 6)
      .getByRole('button', { name: /short$/ })
      .click();
    await dialog(page, 'LoyaltyShopInsufficientFundsPopup').getByText('Still missing').waitFor();
    await page.keyboard.press('Escape');

    await page.goto('/loyalty');
    await page.getByRole('radio', { name: /^Ferro/ }).click();
    await expect.poll(async () => (await info(page)).character?.name).toBe('Ferro');
    await play(page, 20);
    await expect.poll(async () => (await info(page)).points).toBeGreaterThan(500);
    await page.reload();
    await page.getByRole('radio', { name: /^Mirabel/ }).click();
    await dialog(page, 'LoyaltyCharacterChangePopup')
      .getByRole('button', { name: 'Change to Mirabel' })
      .click();
    await dialog(page, 'LoyaltyCharacterChangeConfirmPopup')
      .getByRole('button', { name: 'Pay and change' })
      .click();
    await expect.poll(async () => (await info(page)).character?.name).toBe('Mirabel');
  },
);

journey(
  'notices are asked for with the first sign of life, and again on each path (S4-R065, S4-R066)',
  async ({ open }) => {
    const asked: string[] = [];
    const page = await open('/loyalty/shop', {
      player: 'anna',
      prepare: async (tab) => {
        tab.on('request', (request) => {
          if (request.url().includes('loyalty.getnotifications')) asked.push(request.url());
        });
      },
    });
    await page.locator('header [data-level]').waitFor();
    expect(asked).toEqual([]);
    await page.keyboard.press('Shift');
    await expect.poll(() => asked.length).toBe(1);
    await page.getByRole('link', { name: 'Loyalty', exact: true }).first().click();
    await expect.poll(() => asked.length).toBe(2);
  },
);

journey(
  'the loyalty pages are there for guests and for players, in both languages, and shut to none who may see them (S2-R028, S2-R057)',
  long,
  async ({ open }) => {
    const asked: string[] = [];
    const watch = async (tab: Page) => {
      tab.on('request', (request) => {
        if (/loyalty\.(getinfo|getnotifications)/.test(request.url())) asked.push(request.url());
      });
    };
    const guest = await open('/loyalty', { prepare: watch });
    await guest.getByRole('heading', { level: 1, name: 'Your play adds up' }).waitFor();
    await expect(graveFaults(guest)).resolves.toEqual([]);
    const russian = await open('/ru/loyalty/marigold', { prepare: watch });
    await russian.getByRole('heading', { level: 1, name: 'Уровни Marigold' }).waitFor();
    await open('/loyalty/none', { status: 404, expects: [/400|404/] });
    expect(asked, 'nothing of a player is asked for').toEqual([]);
    const player = await open('/profile/loyalty', { player: 'anna' });
    await player.locator('[data-coins]').waitFor();
    await expect(graveFaults(player)).resolves.toEqual([]);
  },
);

journey(
  'a guest chooses a character, and it comes with their new account (S3-R065)',
  long,
  async ({ open }) => {
    const page = await open('/loyalty');
    const second = page
      .locator('label')
      .filter({ has: page.getByRole('radio') })
      .nth(1);
    const name = await second.locator('b').innerText();
    await second.click();
    await fillShort(page, newLogin());
    await form(page, 'registration').locator('[type=submit]').click();
    await page.locator('[data-dialog=Confirm]').getByRole('button', { name: 'Later' }).click();
    await expect.poll(async () => (await info(page)).character?.name).toBe(name);
  },
);
