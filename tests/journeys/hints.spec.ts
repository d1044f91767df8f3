// The cards that lead a newcomer to the next step, and when they are silent.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { graveFaults } from './axe.ts';
import { journey } from './browser.ts';
import { ask, comeBack, mailOf, newcomer } from './newcomer.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const hint = (page: Page, name: string) => page.locator(`[data-hint=${name}]`);

/** The same player, at a later time of the browser's own. */
const later = (ms: number) => async (page: Page) => {
  const { reg_time } = (await ask(page, 'account.getInfo')) as { reg_time: number };
  await page.clock.install({ time: reg_time * 1_000 + ms });
};

const inTurn =
  (...steps: ((page: Page) => Promise<void>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };

journey('a newcomer is welcomed until money comes (S4-R041)', async ({ open }) => {
  const page = await open('/terms', { prepare: newcomer('welcome') });
  await hint(page, 'registration').waitFor();
  await expect.poll(() => graveFaults(page, 'aside[aria-label="Next steps"]')).toEqual([]);

  const form = { player: mailOf('welcome'), amount: '10', pocket: 'main', direction: 'give' };
  await page.request.post('/__sandbox/money', { form, maxRedirects: 0 });
  await hint(page, 'registration').waitFor({ state: 'detached' });
});

journey('a newcomer is welcomed for two hours (S4-R041)', async ({ open }) => {
  const early = await open('/terms', {
    prepare: inTurn(newcomer('two-hours'), later(119 * MINUTE_MS)),
  });
  await hint(early, 'registration').waitFor();
  const late = await open('/terms', {
    prepare: inTurn(comeBack('two-hours'), later(121 * MINUTE_MS)),
  });
  await hint(late, 'confirm-contacts').waitFor();
  await expect.poll(() => hint(late, 'registration').count()).toBe(0);
});

journey('a closed hint stays closed', async ({ open }) => {
  const page = await open('/terms', { width: 390, prepare: newcomer('closed') });
  await hint(page, 'registration').getByRole('button', { name: 'Close' }).click();
  await hint(page, 'registration').waitFor({ state: 'detached' });
  await page.reload();
  await hint(page, 'confirm-contacts').waitFor();
  await expect.poll(() => hint(page, 'registration').count()).toBe(0);
});

journey(
  'an unconfirmed login is hinted at for five days, until a code is sent (S4-R042, S4-R043)',
  async ({ open }) => {
    const page = await open('/terms', {
      prepare: inTurn(newcomer('unconfirmed'), later(119 * HOUR_MS)),
    });
    await hint(page, 'confirm-contacts').getByText(mailOf('unconfirmed')).waitFor();
    await hint(page, 'confirm-contacts').getByRole('button', { name: 'Send me a code' }).click();
    await page.locator('[data-dialog=ConfirmContactPopup]').waitFor();
    await hint(page, 'confirm-contacts').waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('confirm_sent')))
      .toBe(mailOf('unconfirmed'));
    await page.locator('[data-toast=confirm]').waitFor();
  },
);

journey('after five days the hint is silent (S4-R042)', async ({ open }) => {
  const page = await open('/terms', {
    prepare: inTurn(newcomer('old-hand'), later(121 * HOUR_MS)),
  });
  await page.getByRole('button', { name: /^Your account/ }).waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('active_at'))).not.toBeNull();
  await expect.poll(() => page.locator('[data-hint]').count()).toBe(0);
});

journey(
  'signing in loads the profile, and a guest loads nothing of a player’s (S4-R003, S6-R006)',
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
  },
);
