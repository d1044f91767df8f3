// Campaign popups: when they are asked for, what opens, and that each shows itself once.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { graveFaults } from './axe.ts';
import { journey } from './browser.ts';
import './router.ts';

const popup = (page: Page) => page.locator('[data-dialog=CampaignPopup]');

const campaign = { id: 7, kicker: '', title: 'Seven days', text: 'Of what.', image: 'chest', action: null };

/** Notes every question for campaigns, by the path and the popup it names. */
function watchQuestions(page: Page): string[] {
  const questions: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/popups.get')
      questions.push(`${searchParams.get('path')} ${searchParams.get('popup') ?? ''}`.trim());
  });
  return questions;
}

const go = (page: Page, address: string) => page.evaluate((to) => __TSR_ROUTER__.history.push(to), address);

journey(
  'a campaign is previewed by its number, and not marked as seen; one that runs shows itself once (S2-R099, S2-R166)',
  async ({ open }) => {
    const page = await open('/about-us?popup=1#popup-preview', { width: 390 });
    await popup(page).getByRole('heading', { name: 'Set a limit first' }).waitFor();
    await expect.poll(() => graveFaults(page, '[data-dialog=CampaignPopup]')).toEqual([]);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('seen_campaigns'))).toBeNull();
    await popup(page).getByRole('link', { name: 'See limits' }).click();
    await page.waitForURL('/responsible-play');
    await popup(page).waitFor({ state: 'detached' });

    await page.route('**/api/popups.get*', (route) =>
      route.fulfill({ json: { result: { items: [campaign], count: 1 } } }),
    );
    await go(page, '/credits');
    await popup(page).getByRole('heading', { name: 'Seven days' }).waitFor();
    await page.keyboard.press('Escape');
    await popup(page).waitFor({ state: 'detached' });
    const answered = page.waitForResponse('**/api/popups.get*');
    await go(page, '/providers');
    await answered;
    await expect.poll(() => popup(page).count()).toBe(0);
  },
);

journey(
  'campaigns are asked for after a step to another route and when the popup changes, not on games and deposits ' +
    '(S2-R100, S2-R101, S2-R102, S2-R103)',
  async ({ open }) => {
    let questions: string[] = [];
    const page = await open('/about-us', {
      width: 390,
      player: 'anna',
      prepare: async (opening) => {
        questions = watchQuestions(opening);
      },
    });
    await go(page, '/about-us?a=1');
    await page.waitForURL(/a=1/);
    await go(page, '/game/mines');
    await page.waitForURL('/game/mines');
    await go(page, '/cashier/deposit');
    await page.waitForURL('/cashier/deposit');
    await go(page, '/credits');
    await expect.poll(() => questions).toEqual(['/credits']);
    await go(page, '/credits?popup=1');
    await expect.poll(() => questions).toEqual(['/credits', '/credits 1']);
    await go(page, '/credits?popup=2');
    await expect.poll(() => questions).toEqual(['/credits', '/credits 1', '/credits 2']);
  },
);
