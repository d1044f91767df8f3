// A jackpot won and checked, and a cashback taken, by players who came for it.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { onBothWidths } from './both-widths.ts';
import { journey } from './browser.ts';
import { ask, mailOf, newcomer } from './newcomer.ts';
import { Sandbox } from './sandbox.ts';
import { isTakenOver } from './taken-over.ts';

const MAJOR = 2;

interface Answer {
  result?: { token: string; round: { id: string; staked: number; paid: number } };
}

/** Asks as the page of a game and its frame do. */
const send = (page: Page, call: string, fields: Record<string, string>, token = '') =>
  page.evaluate(
    async ([name, sent, bearer]) => {
      const headers = { 'x-csrf': '1', ...(bearer !== '' && { authorization: `Bearer ${bearer}` }) };
      const body = new URLSearchParams(sent);
      const answer = await fetch(`/api/${name}?v=1&locale=en`, { method: 'POST', headers, body });
      return (await answer.json()) as Answer;
    },
    [call, fields, token] as const,
  );

async function playReal(page: Page, sysname: string, bet: object) {
  const { result: opened } = await send(page, 'play.open', { sysname, mode: 'real' });
  const { result } = await send(page, 'play.start', { bet: JSON.stringify(bet) }, opened!.token);
  return result!.round;
}

const balance = async (page: Page) =>
  ((await ask(page, 'account.getBalance')) as { balance_main: { amount: number } }).balance_main.amount;

onBothWidths(
  'a player wins a jackpot, is told so, finds it on its page and among the winners, and checks it in the browser (S2-R018, S2-R019)',
  async ({ open, origin, width }) => {
    await using sandbox = new Sandbox(origin);
    const name = `jackpot-winner-${width}`;
    const page = await open('/jackpots', { prepare: newcomer(name) });
    await page.getByRole('heading', { level: 2, name: 'Grand jackpot' }).waitFor();
    await sandbox.give(mailOf(name), '50.00');
    await sandbox.dropJackpot(MAJOR);
    const round = await playReal(page, 'bell-captain', { stake: 100, mode: 'base' });

    const told = page.locator('[data-dialog=JackpotWonPopup]');
    await told.getByText('Major jackpot').waitFor();
    await told.getByText('is in your main balance').waitFor();
    await expect.poll(() => balance(page)).toBeGreaterThan(1_000);
    await told.getByRole('link', { name: 'See it and check it' }).click();

    await page.waitForURL(`/jackpots/${MAJOR}`);
    const own = page.locator('tr[aria-current=true]');
    await own.getByText('You').waitFor();
    await own.getByText('Bell Captain').waitFor();
    await own.getByRole('link', { name: 'Check the Major drop' }).click();
    await page.waitForURL(/\/fairness\?jackpot=2&cycle=\d+#check-drop/);
    await page.getByRole('button', { name: 'Check the drop' }).click();
    const result = page.locator('[data-verified-drop]');
    await result.getByText('The seed fits the hash that was told before the first bet.').waitFor();
    await result.getByText('The winning bet is the one that reached it.').waitFor();
    await result.getByText(round.id).waitFor();

    const winners = await open('/winners', { beside: page });
    const win = winners.locator('[data-wins=top] [data-win]', { hasText: 'Jackpot' }).first();
    await win.getByText('Bell Captain').waitFor();

    await page.locator('input[name=dropSeed]').fill('00'.repeat(32));
    await page.getByRole('button', { name: 'Check the drop' }).click();
    await result.getByText('The seed does not fit the hash that was told.').waitFor();
  },
);

journey(
  'a guest sees the pots of a game in its header, and an unknown jackpot is not found (S2-R019)',
  long,
  async ({ open }) => {
    const page = await open('/ru/game/gem-forge', { width: 390 });
    const pots = page.getByRole('navigation', { name: 'Джекпоты этой игры' });
    await pots.getByRole('link', { name: /Гранд/ }).waitFor();
    await pots.getByRole('link', { name: /Мажор/ }).click();
    await page.waitForURL('/ru/jackpots/2');
    await page.getByRole('heading', { level: 1, name: 'Джекпот Мажор' }).waitFor();
    await open('/jackpots/99', { status: 404, expects: [/404/] });
  },
);

onBothWidths(
  'a player sees what comes back, is shown it once, and takes it (S2-R058, S2-R163, S4-R044, S4-R045, S4-R047)',
  async ({ open, origin, width }) => {
    await using sandbox = new Sandbox(origin);
    const name = `loser-of-much-${width}`;
    const page = await open('/profile/cashback', { prepare: newcomer(name) });
    const now = page.locator('[data-cashback=now]');
    await now.getByText('Weekly cashback').waitFor();
    await page.getByText('No cashback yet').waitFor();
    const gift = { player: mailOf(name), amount: '500.00', pocket: 'main', direction: 'give' };
    await page.request.post('/__sandbox/money', { form: gift });
    // One in ten thousand wins. The game keeps one percent: of five stakes, three tenths of it is the most that comes back.
    for (let times = 0; times < 5; times++)
      await playReal(page, 'limbo', { stake: 10_000, targetX100: 1_000_000 });
    await page.reload();
    // A link that is followed before the scripts have come is an arrival, and on arrival nothing is shown.
    await page.waitForFunction(isTakenOver);
    await now.getByText('€ 1.50').first().waitFor();
    await now.getByText('At most 30% of what the house keeps of your stakes on average').waitFor();
    await sandbox.giveCashback(mailOf(name));

    await page.getByRole('link', { name: 'Security' }).first().click();
    const popup = page.locator('[data-dialog=UnseenCashbackPopup]');
    await popup.getByText('€ 1.50 is ready for you.').waitFor();
    await popup.getByRole('button', { name: 'Later' }).click();
    await popup.waitFor({ state: 'detached' });
    await expect
      .poll(() => ask(page, 'storage.get', { keys: 'already_seen_cashback_id' }))
      .toMatchObject([{ key: 'already_seen_cashback_id' }]);

    await page.getByRole('link', { name: 'Cashback' }).first().click();
    await page.waitForURL('/profile/cashback');
    const active = page.locator('[data-cashback=active]');
    const before = await balance(page);
    await active.getByRole('button', { name: 'Take € 1.50' }).click();
    await page.locator('[data-cashback=paid_out]').getByText('Paid').waitFor();
    await expect.poll(() => balance(page)).toBeCloseTo(before + 1.5);
    await page.reload();
    await page.locator('[data-cashback=paid_out]').waitFor();
    await expect.poll(() => popup.count()).toBe(0);
  },
);
