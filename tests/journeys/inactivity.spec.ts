// A player who leaves is warned, and then signed out: in every tab, and in none where they are still there. Time is the
// journey's to move; the site's own content gives a player half an hour.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import general from '#content/cms/general.json' with { type: 'json' };
import { graveFaults } from './axe.ts';
import { journey } from './browser.ts';
import { ask, newcomer } from './newcomer.ts';
import './router.ts';
import { long } from '../long.ts';

const PERIOD_S = general.time_to_force_logout;
const WARNED_S = 0.8 * PERIOD_S;

const warning = (page: Page) => page.locator('[data-dialog=InteractivityWarning]');
const pass = (page: Page, seconds: number) => page.clock.fastForward(seconds * 1_000);
const withClock = (name: string) => async (page: Page) => {
  await newcomer(name)(page);
  await page.clock.install();
};
/** What was asked while the session ended. */
const ended = [/^401 for GET /];

/** The corner of a player is fetched after the page, and the watch begins with it. */
const isWatched = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('active_at'))).not.toBeNull();

journey(
  'a guest is never warned; every sign of a player’s life starts the time anew, then comes the warning, with the ' +
    'last fifth counted down (S4-R021, S4-R022, S4-R023, S2-R175)',
  async ({ open }) => {
    const page = await open('/terms', { prepare: (opening) => opening.clock.install() });
    await pass(page, 10 * PERIOD_S);
    await expect.poll(() => page.locator('[data-dialog]').count()).toBe(0);
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(files.filter((name) => /inactivity|player-corner[^.]*\.js/.test(name))).toEqual([]);

    await newcomer('still-here')(page);
    await page.reload();
    await isWatched(page);
    // A key comes last: a step to another page scrolls after it, which is life too.
    const signs = {
      click: () => page.mouse.click(700, 500),
      route: () => page.evaluate(() => __TSR_ROUTER__.navigate({ to: '/gamehall' })),
      scroll: () => page.evaluate(() => window.scrollBy(0, 40)),
      key: () => page.keyboard.press('Shift'),
    };
    for (const [sign, give] of Object.entries(signs)) {
      await pass(page, WARNED_S - 60);
      const before = await page.evaluate(() => localStorage.getItem('active_at'));
      await give();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('active_at'))).not.toBe(before);
      await expect.poll(() => warning(page).count(), { message: sign }).toBe(0);
    }

    await pass(page, WARNED_S + 1);
    await warning(page).waitFor();
    const popup = page.getByRole('dialog', { name: 'Are you still there?' });
    const left = await popup.getByRole('timer').innerText();
    expect(left).toMatch(/^0[0-6]:[0-5][0-9]$/);
    await expect.poll(() => popup.getByRole('timer').innerText()).not.toBe(left);
    await expect.poll(() => graveFaults(page, '[data-dialog=InteractivityWarning]')).toEqual([]);

    await popup.getByRole('button', { name: 'I’m here' }).click();
    await warning(page).waitFor({ state: 'detached' });
    await pass(page, WARNED_S - 60);
    await expect.poll(() => warning(page).count()).toBe(0);
    await expect.poll(() => ask(page, 'account.getInfo')).not.toMatchObject({ uid: 0 });
  },
);

journey(
  'life in one tab keeps the other; the end comes to both, and says why (S4-R024)',
  long,
  async ({ open }) => {
    const page = await open('/profile/security', { prepare: withClock('away'), expects: ended });
    const other = await open('/terms', { beside: page, expects: ended });
    await isWatched(other);
    await pass(page, WARNED_S + 1);
    await Promise.all([warning(page).waitFor(), warning(other).waitFor()]);
    await other.keyboard.press('Shift');
    await Promise.all([page, other].map((tab) => warning(tab).waitFor({ state: 'detached' })));

    const out = page.waitForResponse((answer) => answer.url().includes('auth.logout'));
    await pass(page, PERIOD_S + 1);
    await out;
    await page.waitForURL('/');
    await page.getByText(/we signed you out/).waitFor();
    await expect.poll(() => ask(page, 'account.getInfo')).toMatchObject({ uid: 0 });
    await other.getByText(/we signed you out/).waitFor();

    await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
    await page.locator('[data-dialog=AuthPopup]').waitFor();
  },
);
