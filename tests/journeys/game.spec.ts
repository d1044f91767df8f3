// The page of one game.
import { expect } from 'vitest';
import { newcomer } from './newcomer.ts';
import { withoutGraphicsCard } from './play-rounds.ts';
import { journey } from './sent-page.ts';

journey('a game has a page of its own in every language (S2-R020)', async ({ read }) => {
  for (const [path, by] of [
    ['/game/fox-trot', 'Slot by Marigold Originals'],
    ['/ru/game/fox-trot', 'Marigold Originals'],
  ] as const) {
    const { status, screen } = await read(path);
    expect(status).toBe(200);
    const shown = await screen.evaluate((document) => ({
      title: document.title,
      heading: document.querySelector('h1')?.textContent,
      words: document.querySelector('main')?.textContent,
    }));
    expect(shown).toMatchObject({ title: 'Fox Trot · Marigold', heading: 'Fox Trot' });
    expect(shown.words).toContain(by);
  }
});

journey('a game nobody made is not found (S2-R020)', async ({ read }) => {
  const { status, screen } = await read('/game/no-such-game');
  expect(status).toBe(404);
  await expect(
    screen.evaluate((document) => document.querySelectorAll('[data-system-page=NOT_FOUND]').length),
  ).resolves.toBe(1);
});

journey('a tile leads to its game, and the way back to where it was', async ({ open }) => {
  const page = await open('/gamehall?category=space', { expects: [withoutGraphicsCard] });
  await page.getByRole('link', { name: 'Galaxy Spin' }).click();
  await page.waitForURL('/game/galaxy-spin');
  await page.getByRole('heading', { level: 1, name: 'Galaxy Spin' }).waitFor();
  // A guest is asked this as soon as the game is loaded. While the dialog is shown, a step back would only close it.
  await page.getByRole('button', { name: 'Play for fun' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Space' }).waitFor();
});

journey('a tile leads a guest to the game for fun, and a player to the game for money', async ({ open }) => {
  const guest = await open('/gamehall?category=space');
  const way = (page: typeof guest) => page.locator('main').getByRole('link', { name: 'Galaxy Spin' });
  await expect.poll(() => way(guest).getAttribute('href')).toBe('/game/galaxy-spin');
  const player = await open('/gamehall?category=space', { player: 'anna' });
  await expect.poll(() => way(player).getAttribute('href')).toBe('/game/galaxy-spin#real');
});

journey('a game tells what it returns to whoever points at it', async ({ open }) => {
  const page = await open('/gamehall?category=space');
  const tile = page.locator('main [data-art]', { has: page.getByRole('link', { name: 'Galaxy Spin' }) });
  const fact = tile.getByText(/^Return 9\d(\.\d+)?%\s*Volatility \d/);
  await tile.hover();
  await expect.poll(() => fact.evaluate((words) => getComputedStyle(words.parentElement!).opacity)).toBe('1');
});

journey(
  'a heart puts a game among the player’s favourites in the hall, and takes it out again (S1-R004, S4-R057)',
  async ({ open }) => {
    const page = await open('/gamehall?type=fast', { prepare: newcomer('liker') });
    const heart = page.locator('main').getByRole('button', { name: 'Favourite: Pegfall' });
    const sent = (call: RegExp) =>
      Promise.all([page.waitForResponse(call), heart.focus().then(() => page.keyboard.press('Enter'))]);
    const [added] = await sent(/\/api\/games\.addLike/);
    expect(added.status()).toBe(200);
    await page.getByRole('link', { name: 'Favourites' }).click();
    await page.waitForURL(/\/gamehall\?(.*&)?category=favorites/);
    const names = () =>
      page
        .locator('main [data-art] > a[href*="/game/"] img')
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt));
    await expect.poll(names).toEqual(['Pegfall']);
    await page.reload();
    await expect.poll(names).toEqual(['Pegfall']);
    const [removed] = await sent(/\/api\/games\.removeLike/);
    expect(removed.status()).toBe(200);
    await page.getByRole('heading', { name: 'No favourites yet' }).waitFor();
  },
);
