// Search over games, by hand and by keyboard.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { journeyOn } from './one-page.ts';
import { refuse } from './refuse.ts';

const visit = { expects: [/500 for GET .*games\.get/] };
const journey = journeyOn('/gamehall', visit);

const popup = (page: Page) => page.locator('[data-dialog=GamesSearchPopup]');
const field = (page: Page) => page.getByRole('combobox', { name: 'Name of the game' });
const found = (page: Page) => popup(page).getByRole('option');
const chosen = (page: Page) => popup(page).locator('[role=option][aria-selected=true]');

const firstLineOf = async (texts: Promise<string[]>) => (await texts).map((text) => text.split('\n')[0]);

async function closeByEscape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await popup(page).waitFor({ state: 'detached' });
}

journey('part of a name finds the games that have it (S1-R003, S9-R030)', async ({ page }) => {
  await page.getByRole('button', { name: /Search \d+ games/ }).click();
  await field(page).waitFor();
  await expect.poll(() => found(page).count()).toBe(6);

  const [request] = await Promise.all([
    page.waitForRequest(/games\.get\?.*query=/),
    field(page).pressSequentially('gold'),
  ]);
  const asked = new URL(request.url()).searchParams;
  expect(asked.get('query')).toBe('gold');
  expect(asked.get('count')).toBe('300');
  await expect
    .poll(() => firstLineOf(found(page).allInnerTexts()))
    .toEqual(['Golden Acre', 'Pride of Gold', 'Silverback Gold', 'Scarab Gold']);
  await closeByEscape(page);
});

journey('what is typed is found before the server has answered, and without its answer', async ({ page }) => {
  await page.route(/games\.get\?.*query=/, refuse('InternalServerErrorException', 6, 500));
  await page.keyboard.press('/');
  const refused = page.waitForResponse(/games\.get\?.*query=/);
  await field(page).fill('wlofrise');
  await expect.poll(() => firstLineOf(found(page).allInnerTexts())).toEqual(['Wolfrise']);
  await refused;
  await expect.poll(() => firstLineOf(found(page).allInnerTexts())).toEqual(['Wolfrise']);
  await page.unrouteAll();
  await closeByEscape(page);
});

// On a page of its own: another has fetched already what is searched there.
journey('a search that fails says so and can be tried again', async ({ open }) => {
  const page = await open('/terms', visit);
  await page.route(/games\.get\?.*(query=|fields=words)/, refuse('InternalServerErrorException', 6, 500));
  await page.keyboard.press('/');
  await field(page).fill('wolf');
  await popup(page).getByRole('heading', { name: 'Search is not responding' }).waitFor();

  await page.unrouteAll();
  await popup(page).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => firstLineOf(found(page).allInnerTexts())).toEqual(['Wolfrise']);
  await closeByEscape(page);
});

journey('the slash opens it, arrows walk it, Enter goes to the game', async ({ page }) => {
  await page.keyboard.press('/');
  const input = popup(page).getByRole('combobox');
  await input.waitFor();
  await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => found(page).count()).toBe(6);

  await page.keyboard.press('ArrowUp');
  await expect.poll(() => firstLineOf(chosen(page).allInnerTexts())).toEqual(['Keno']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => firstLineOf(chosen(page).allInnerTexts())).toEqual(['Mines']);
  await expect
    .poll(() => input.getAttribute('aria-activedescendant'))
    .toBe(await chosen(page).getAttribute('id'));

  await page.keyboard.press('Enter');
  await page.waitForURL('/game/mines');
  await popup(page).waitFor({ state: 'detached' });
});

// On a page of its own: a game asks guests about play money first, and the search waits behind that.
journey('what is not found is said, and the way to all games is shown', long, async ({ open }) => {
  const page = await open('/terms');
  await page.keyboard.press('/');
  await field(page).fill('zzzz');
  await popup(page).getByRole('heading', { name: 'No games found' }).waitFor();
  await popup(page).getByRole('link', { name: 'All games' }).click();
  await page.waitForURL('/gamehall');
  await popup(page).waitFor({ state: 'detached' });
});

journey('a slash typed into a field is a slash', long, async ({ open }) => {
  const page = await open('/gamehall');
  const list = page.getByRole('textbox', { name: 'Search in this list' });
  await list.press('/');
  await expect.poll(() => list.inputValue()).toBe('/');
  await expect.poll(() => popup(page).count()).toBe(0);
});

journey('what is typed in one go is one question, asked when the typing rests', long, async ({ open }) => {
  const page = await open('/terms');
  const questions: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/games.get') questions.push(searchParams.get('query'));
  });
  // Before the popup sets its first timer: one of the real clock could not be cleared by the other.
  await page.clock.install();
  await page.keyboard.press('/');
  await expect.poll(() => found(page).count()).toBe(6);

  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).pressSequentially('wolf');
  await page.clock.runFor(299);
  expect(questions.filter((query) => query !== null)).toEqual([]);
  await page.clock.resume();
  await expect.poll(() => firstLineOf(found(page).allInnerTexts())).toEqual(['Wolfrise']);
  expect(questions.filter((query) => query !== null)).toEqual(['wolf']);
});
