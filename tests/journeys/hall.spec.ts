// The hall: choosing among games, with a choice that lives in the address.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type ShelfGame, shelf } from '#games/shelf.ts';
import { STUDIO, studioSettings } from '#sandbox/studio/studio-shelf.ts';
import { firstHtml } from './first-html.ts';
import { journeyOn } from './one-page.ts';
import { refuse } from './refuse.ts';
import './router.ts';
import type { SentPage } from './sent-page.ts';

/** What some of its journeys bring about; each asks for choices of its own, which the page does not know yet. */
const journey = journeyOn('/gamehall', { expects: [/(429|500) for GET .*games\.get/] });

const tiles = (page: Page) => page.locator('main [data-art] > a[href*="/game/"] img');
const namesOf = (page: Page) =>
  tiles(page).evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt));

/** Ours, and after them those of the sandbox's studio. */
const offered: readonly ShelfGame[] = [
  ...shelf,
  ...studioSettings('').games.map((game) => ({ ...game, studio: STUDIO })),
];

/** The first page of what a filter leaves of them. */
const first = (isWanted: (game: ShelfGame) => boolean) =>
  offered
    .filter(isWanted)
    .slice(0, 18)
    .map(({ name }) => name);

const OUTSIDE = studioSettings('').name;

/** Goes to another choice and gives what the browser asked the server for it. */
async function askedBy(page: Page, act: () => Promise<void>): Promise<URLSearchParams> {
  const [request] = await Promise.all([page.waitForRequest(/\/api\/games\.get\?/), act()]);
  await (await request.response())!.finished();
  return new URL(request.url()).searchParams;
}

/** The same of a page as it is sent. */
const namesIn = ({ screen }: SentPage) =>
  screen.evaluate((document) =>
    [...document.querySelectorAll<HTMLImageElement>('main [data-art] > a[href*="/game/"] img')].map(
      ({ alt }) => alt,
    ),
  );

/** A step within the site, made once its page is there. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => __TSR_ROUTER__.history.push(to), path);
  await page.waitForFunction(
    (to) =>
      __TSR_ROUTER__.state.status === 'idle' && __TSR_ROUTER__.state.resolvedLocation?.publicHref === to,
    path,
  );
}

journey(
  'each tab lists games of its type only; a list without games leads to all of them (S1-R002)',
  async ({ page }) => {
    const tabs = page.getByRole('navigation', { name: 'Game type' });
    await expect
      .poll(() => tabs.getByRole('link').allInnerTexts())
      .toEqual(['All', 'Casino', 'Slots', 'Live', 'Fast games']);

    for (const [label, type] of [
      ['Casino', 'casino'],
      ['Slots', 'slot'],
      ['Live', 'live'],
      ['Fast games', 'fast'],
    ] as const) {
      await tabs.getByRole('link', { name: label, exact: true }).click();
      await page.waitForURL(`/gamehall?type=${type}`);
      await expect.poll(() => namesOf(page)).toEqual(first((game) => game.type === type));
      await expect.poll(() => tabs.locator('[aria-current]').allInnerTexts()).toEqual([label]);
    }

    await goTo(page, '/gamehall?type=live&category=space');
    await expect.poll(() => tiles(page).count()).toBe(0);
    await page.getByRole('link', { name: 'See all games' }).click();
    await page.waitForURL('/gamehall');
    await expect.poll(() => tiles(page).count()).toBe(18);
  },
);

journey(
  'the hall shows the house’s games, eighteen at a time to the last of them, bare and in Russian (S2-R017, S9-R029)',
  async ({ page, read }) => {
    const more = page.getByRole('button', { name: 'Show more' });
    await expect.poll(() => namesOf(page)).toEqual(first(() => true));
    const asked = await askedBy(page, () => more.click());
    expect(asked.get('count')).toBe('18');
    expect(asked.get('offset')).toBe('18');
    await expect.poll(() => tiles(page).count()).toBe(36);
    for (let shown = 36; shown < offered.length; shown += 18) {
      await more.click();
      await expect.poll(() => tiles(page).count()).toBe(Math.min(shown + 18, offered.length));
    }
    await more.waitFor({ state: 'detached' });
    await expect.poll(() => namesOf(page)).toEqual(offered.map(({ name }) => name));

    const russian = await read('/ru/gamehall');
    await expect(namesIn(russian)).resolves.toEqual(first(() => true));
    const heading = (document: Document) => document.querySelector('h1')?.textContent;
    await expect(russian.screen.evaluate(heading)).resolves.toBe('Все игры');
  },
);

journey('a list that was shown stays when it, or the next one, is refused (S8-R040)', async ({ page }) => {
  const slots = first(({ type }) => type === 'slot');
  await goTo(page, '/gamehall?type=slot');
  await expect.poll(() => namesOf(page)).toEqual(slots);
  await page.route(/\/api\/games\.get\?/, refuse('InternalServerErrorException', 6, 500));
  await page.evaluate(() => __TSR_ROUTER__.options.context.cache.refetchQueries({ type: 'active' }));
  await expect.poll(() => namesOf(page)).toEqual(slots);

  await askedBy(page, () => page.getByRole('button', { name: 'Show more' }).click());
  await expect.poll(() => namesOf(page)).toEqual(slots);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.unrouteAll();
});

journey('several categories show the games of each of them (S2-R035)', async ({ page, read }) => {
  const wanted = first(({ tags }) => tags.includes('sea') || tags.includes('space'));
  await expect(namesIn(await read('/gamehall?category=sea,space'))).resolves.toEqual(wanted);
  await goTo(page, '/gamehall?category=sea,space');
  await expect.poll(() => namesOf(page)).toEqual(wanted);

  const categories = page.locator('main').getByRole('navigation', { name: 'Categories' });
  await expect
    .poll(() => categories.locator('[aria-current]').allInnerTexts())
    .toEqual(['Under the sea', 'Space']);
  const asked = await askedBy(page, () => categories.getByRole('link', { name: 'After dark' }).click());
  expect(asked.get('tags')).toBe('sea,space,dark');
  await expect.poll(() => new URL(page.url()).searchParams.get('category')).toBe('sea,space,dark');
});

journey('a category by its number or name leads into the hall (S2-R034)', async ({ origin }) => {
  for (const [path, to] of [
    ['/gamehall/2', '/gamehall?category=slots'],
    ['/gamehall/slots', '/gamehall?category=slots'],
    ['/ru/gamehall/2', '/ru/gamehall?category=slots'],
    ['/gamehall/nothing', '/gamehall?category=nothing'],
  ] as const) {
    const { status, location } = await firstHtml(origin, path);
    expect([status, location], path).toEqual([302, to]);
  }
});

journey('games are put in order by a link that can be sent to a friend', async ({ page, read }) => {
  const names = shelf.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b));
  await expect(namesIn(await read('/gamehall?sort=name'))).resolves.toEqual(names.slice(0, 18));
  await goTo(page, '/gamehall');
  const orders = page.locator('main').getByRole('navigation', { name: 'Order' });
  const asked = await askedBy(page, () => orders.getByRole('link', { name: 'A to Z' }).click());
  expect(asked.get('sort')).toBe('name');
  await page.waitForURL('/gamehall?sort=name');
  await expect.poll(() => namesOf(page)).toEqual(names.slice(0, 18));
  await orders.getByRole('link', { name: 'Our picks' }).click();
  await page.waitForURL('/gamehall');
  await expect.poll(() => namesOf(page)).toEqual(first(() => true));
});

journey('several providers show the games of these alone (S2-R036)', async ({ page, read }) => {
  const wanted = first(({ studio }) => ['hexwood', 'blue-anchor'].includes(studio));
  await expect(namesIn(await read('/gamehall?providers=hexwood,blue-anchor'))).resolves.toEqual(wanted);
  await goTo(page, '/gamehall?providers=hexwood,blue-anchor');
  await expect.poll(() => namesOf(page)).toEqual(wanted);

  const studios = page.locator('main').getByRole('navigation', { name: 'Studios' });
  const asked = await askedBy(page, () => studios.getByRole('link', { name: 'Hexwood' }).click());
  expect(asked.get('providers')).toBe('blue-anchor');
});

journey('words narrow the list and go into the address', async ({ page }) => {
  await goTo(page, '/gamehall?category=slots');
  await page.getByRole('heading', { level: 1, name: 'Slots' }).waitFor();
  const asked = await askedBy(page, () =>
    page.getByRole('textbox', { name: 'Search in this list' }).fill('gold'),
  );
  expect(asked.get('query')).toBe('gold');
  await page.waitForURL('/gamehall?category=slots&query=gold');
  // What fits best comes first, and not what stands first on the shelf.
  const named = first(({ name }) => name.toLowerCase().includes('gold')).toSorted();
  await expect.poll(async () => (await namesOf(page)).toSorted()).toEqual(named);
});

journey('the number of a category leads to the hall with it chosen', async ({ read }) => {
  await expect(read('/ru/gamehall/3')).resolves.toMatchObject({ location: '/ru/gamehall?category=table' });
  const { location } = await read('/gamehall/nothing-like-it');
  expect(location).toBe('/gamehall?category=nothing-like-it');
  const { screen } = await read(location!);
  const words = (document: Document) => document.querySelector('main')?.textContent;
  await expect(screen.evaluate(words)).resolves.toContain('No games found');
});

journey(
  'a list that cannot be shown says why, and is asked for again on request (S8-R070)',
  async ({ page }) => {
    await goTo(page, '/gamehall');
    const error = { type: 'TooManyRequestsException', code: 15, message: '', error_data: { retry_after: 7 } };
    await page.route(/\/api\/games\.get/, (route) => route.fulfill({ status: 429, json: { error } }));
    await page.locator('main').getByRole('link', { name: 'After dark' }).click();
    await page.getByText('7 seconds').waitFor();

    await page.unroute(/\/api\/games\.get/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => namesOf(page)).toEqual(first(({ tags }) => tags.includes('dark')));
  },
);

journey('every studio leads into the hall from its page (S2-R013)', async ({ page, read }) => {
  const studios = ['Marigold Originals', 'Paper Tiger', 'Lumen Forge', 'Hexwood', 'Blue Anchor', OUTSIDE];
  const { screen } = await read('/ru/providers');
  const shown = await screen.evaluate((document) => [
    [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent),
    document.querySelectorAll('main section:nth-of-type(4) a[href="/ru/gamehall?providers=hexwood"]').length >
      0,
  ]);
  expect(shown).toEqual([studios, true]);

  await goTo(page, '/providers');
  await expect.poll(() => page.locator('main h2').allInnerTexts()).toEqual(studios);
  await page.locator('main section').nth(3).locator('a[href*="providers=hexwood"]').click();
  await page.waitForURL('/gamehall?providers=hexwood');
});
