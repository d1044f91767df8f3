// The cards that lead a newcomer to the next step, and when they are silent.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { graveFaults } from './axe.ts';
import { journey } from './browser.ts';
import { ask, mailOf, newcomer } from './newcomer.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const hint = (page: Page, name: string) => page.locator(`[data-hint=${name}]`);

/** The same player, so long after they registered by the browser's own clock, with nothing kept from before. */
async function comeAfter(page: Page, ms: number): Promise<void> {
  const { reg_time } = (await ask(page, 'account.getInfo')) as { reg_time: number };
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.clear());
  await page.clock.setFixedTime(reg_time * 1_000 + ms);
  await page.goto('/terms');
}

journey(
  'a newcomer is welcomed for two hours or until money comes, and asked for five days to confirm their login, until a code is sent (S2-R186, S4-R041, S4-R042, S4-R043)',
  async ({ open }) => {
    const page = await open('/terms', { prepare: newcomer('welcome') });
    const [welcome, confirm] = [hint(page, 'registration'), hint(page, 'confirm-contacts')];
    await comeAfter(page, 119 * MINUTE_MS);
    await welcome.waitFor();
    await confirm.getByText(mailOf('welcome')).waitFor();
    await comeAfter(page, 121 * MINUTE_MS);
    await confirm.waitFor();
    await expect.poll(() => welcome.count()).toBe(0);
    await comeAfter(page, 121 * HOUR_MS);
    await page.getByRole('button', { name: /^Your account/ }).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('active_at'))).not.toBeNull();
    await expect.poll(() => page.locator('[data-hint]').count()).toBe(0);

    await comeAfter(page, MINUTE_MS);
    await welcome.waitFor();
    const form = { player: mailOf('welcome'), amount: '10', pocket: 'main', direction: 'give' };
    await page.request.post('/__sandbox/money', { form, maxRedirects: 0 });
    await welcome.waitFor({ state: 'detached' });

    await comeAfter(page, 119 * HOUR_MS);
    await confirm.getByRole('button', { name: 'Send code' }).click();
    await page.locator('[data-dialog=ConfirmContactPopup]').waitFor();
    await confirm.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('confirm_sent')))
      .toBe(mailOf('welcome'));
    await page.locator('[data-toast=confirm]').waitFor();
  },
);

journey(
  'a guest loads nothing of a player’s, signing in loads the profile, and a hint that was closed stays closed (S4-R003, S6-R006)',
  long,
  async ({ open }) => {
    const asked: string[] = [];
    const page = await open('/terms', {
      prepare: async (opening) => opening.on('request', (request) => void asked.push(request.url())),
    });
    for (const name of ['Home', 'All games', 'About us']) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
      await page.waitForLoadState();
    }
    const players = /getprofileinfo|getBalance|getDepositLimit|getLikes|gethistory|freespins|loyalty|\/ws\b/;
    expect(asked.filter((url) => players.test(url))).toEqual([]);
    for (const call of ['account.getprofileinfo', 'account.getBalance', 'cashier.gethistory'])
      expect((await page.request.get(`/api/${call}?v=1&type=deposit`)).status(), call).toBe(401);

    await newcomer('just-in')(page);
    const loaded = page.waitForRequest(/account\.getprofileinfo/);
    await page.goto('/terms');
    await loaded;
    await hint(page, 'registration').waitFor();
    await expect.poll(() => graveFaults(page, 'aside[aria-label="Next steps"]')).toEqual([]);
    await hint(page, 'registration').getByRole('button', { name: 'Close' }).click();
    await hint(page, 'registration').waitFor({ state: 'detached' });
    await page.reload();
    await hint(page, 'confirm-contacts').waitFor();
    await expect.poll(() => hint(page, 'registration').count()).toBe(0);
  },
);
