// The hall: choosing among games, with a choice that lives in the address.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { shelf } from '#games/shelf.ts';
import { journey } from './browser.ts';
import { refuse } from './refuse.ts';

const tiles = (page: Page) => page.locator('main [data-art] > a[href*="/game/"] img');
const namesOf = (page: Page) =>
  tiles(page).evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt));

/** The first page of what a filter of the shelf leaves. */
const first = (isWanted: (game: (typeof shelf)[number]) => boolean) =>
  shelf
    .filter(isWanted)
    .slice(0, 18)
    .map(({ name }) => name);

/** Goes to another choice and gives what the browser asked the server for it. */
async function askedBy(page: Page, act: () => Promise<void>): Promise<URLSearchParams> {
  const [request] = await Promise.all([page.waitForRequest(/\/api\/games\.get\?/), act()]);
  await (await request.response())!.finished();
  return new URL(request.url()).searchParams;
}

journey(
  'the hall shows the house’s games, eighteen at a time, bare and in Russian (S2-R017, S9-R029)',
  async ({ open }) => {
    const page = await open('/gamehall');
    await expect.poll(() => namesOf(page)).toEqual(first(() => true));

    const asked = await askedBy(page, () => page.getByRole('button', { name: 'Show more' }).click());
    expect(asked.get('count')).toBe('18');
    expect(asked.get('offset')).toBe('18');
    await expect.poll(() => tiles(page).count()).toBe(36);

    const russian = await open('/ru/gamehall');
    await expect.poll(() => namesOf(russian)).toEqual(first(() => true));
    await russian.getByRole('heading', { level: 1, name: 'Все игры' }).waitFor();
  },
);

journey('the last page of the hall has nothing more to show', async ({ open }) => {
  const page = await open('/gamehall');
  const more = page.getByRole('button', { name: 'Show more' });
  for (const count of [36, 54]) {
    await more.click();
    await expect.poll(() => tiles(page).count()).toBe(count);
  }
  await more.waitFor({ state: 'detached' });
  await expect.poll(() => namesOf(page)).toEqual(shelf.map(({ name }) => name));
});

journey.for([
  ['Casino', 'casino'],
  ['Slots', 'slot'],
  ['Fast games', 'fast'],
] as const)('the tab %s lists games of that type only (S1-R002)', async ([label, type], { open }) => {
  const page = await open('/gamehall');
  const tabs = page.getByRole('navigation', { name: 'Kind of game' });
  await expect
    .poll(() => tabs.getByRole('link').allInnerTexts())
    .toEqual(['All', 'Casino', 'Slots', 'Live', 'Fast games']);

  await tabs.getByRole('link', { name: label, exact: true }).click();
  await page.waitForURL(`/gamehall?type=${type}`);
  await expect.poll(() => namesOf(page)).toEqual(first((game) => game.type === type));
  await expect.poll(() => tabs.locator('[aria-current]').allInnerTexts()).toEqual([label]);
});

journey('the tab of live games says plainly that there are none yet (S1-R002)', async ({ open }) => {
  const page = await open('/gamehall?type=live');
  await expect.poll(() => tiles(page).count()).toBe(0);
  await page.getByRole('link', { name: 'See all games' }).click();
  await page.waitForURL('/gamehall');
  await expect.poll(() => tiles(page).count()).toBe(18);
});

journey('several categories show the games of each of them (S2-R035)', async ({ open }) => {
  const page = await open('/gamehall?category=sea,space');
  await expect
    .poll(() => namesOf(page))
    .toEqual(first(({ tags }) => tags.includes('sea') || tags.includes('space')));

  const categories = page.locator('main').getByRole('navigation', { name: 'Categories' });
  await expect
    .poll(() => categories.locator('[aria-current]').allInnerTexts())
    .toEqual(['Under the sea', 'Space']);
  const asked = await askedBy(page, () => categories.getByRole('link', { name: 'After dark' }).click());
  expect(asked.get('tags')).toBe('sea,space,dark');
  await expect.poll(() => new URL(page.url()).searchParams.get('category')).toBe('sea,space,dark');
});

journey('several providers show the games of these alone (S2-R036)', async ({ open }) => {
  const page = await open('/gamehall?providers=hexwood,blue-anchor');
  const chosen = ['hexwood', 'blue-anchor'];
  await expect.poll(() => namesOf(page)).toEqual(first(({ studio }) => chosen.includes(studio)));

  const asked = await askedBy(page, () =>
    page
      .locator('main')
      .getByRole('navigation', { name: 'Studios' })
      .getByRole('link', { name: 'Hexwood' })
      .click(),
  );
  expect(asked.get('providers')).toBe('blue-anchor');
});

journey('words narrow the list and go into the address', async ({ open }) => {
  const page = await open('/gamehall?category=slots');
  const asked = await askedBy(page, () =>
    page.getByRole('textbox', { name: 'Search in this list' }).fill('gold'),
  );
  expect(asked.get('query')).toBe('gold');
  await page.waitForURL('/gamehall?category=slots&query=gold');
  await expect.poll(() => namesOf(page)).toEqual(first(({ name }) => name.toLowerCase().includes('gold')));
});

journey('the number of a category leads to the hall with it chosen', async ({ open }) => {
  expect(new URL((await open('/ru/gamehall/3')).url())).toMatchObject({
    pathname: '/ru/gamehall',
    search: '?category=table',
  });
  const page = await open('/gamehall/nothing-like-it');
  await expect.poll(() => new URL(page.url()).search).toBe('?category=nothing-like-it');
  await page.getByText('Nothing on this shelf').waitFor();
});

journey('a list that was shown stays when the next one is refused (S8-R040)', async ({ open }) => {
  const page = await open('/gamehall', { expects: [/500 for GET .*games\.get/] });
  await page.route(/\/api\/games\.get\?.*offset=18/, refuse('InternalServerErrorException', 6, 500));
  await askedBy(page, () => page.getByRole('button', { name: 'Show more' }).click());
  await expect.poll(async () => (await namesOf(page)).slice(0, 18)).toEqual(first(() => true));
  await page.getByRole('heading', { level: 1, name: 'All games' }).waitFor();
});

journey(
  'a list that cannot be shown says why, and is asked for again on request (S8-R070)',
  async ({ open }) => {
    const page = await open('/gamehall', { expects: [/429 for GET .*games\.get/] });
    const error = { type: 'TooManyRequestsException', code: 15, message: '', error_data: { retry_after: 7 } };
    await page.route(/\/api\/games\.get/, (route) => route.fulfill({ status: 429, json: { error } }));
    await page.locator('main').getByRole('link', { name: 'After dark' }).click();
    await page.getByText('7 seconds').waitFor();

    await page.unroute(/\/api\/games\.get/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => namesOf(page)).toEqual(first(({ tags }) => tags.includes('dark')));
  },
);

journey.for(['/providers', '/ru/providers'])(
  'every studio leads into the hall from %s (S2-R013)',
  async (path, { open }) => {
    const page = await open(path);
    const studios = ['Marigold Originals', 'Paper Tiger', 'Lumen Forge', 'Hexwood', 'Blue Anchor'];
    await expect.poll(() => page.locator('main h2').allInnerTexts()).toEqual(studios);
    await page.locator('main section').nth(3).locator('a[href*="providers=hexwood"]').click();
    await page.waitForURL(path.replace('/providers', '/gamehall?providers=hexwood'));
  },
);
