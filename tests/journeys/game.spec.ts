// The page of one game.
import { expect } from 'vitest';
import { journey } from './sent-page.ts';

journey('a game is shown, and that it cannot be played yet (S2-R020)', async ({ read }) => {
  for (const [path, by, notice] of [
    ['/game/fox-trot', 'Slot by Marigold Originals', 'Coming soon'],
    ['/ru/game/fox-trot', 'Marigold Originals', 'Fox Trot'],
  ] as const) {
    const { status, screen } = await read(path);
    expect(status).toBe(200);
    const shown = await screen.evaluate((document) => ({
      title: document.title,
      heading: document.querySelector('h1')?.textContent,
      words: document.querySelector('main article')?.textContent,
      notices: document.querySelectorAll('main article [role=status]').length,
    }));
    expect(shown).toMatchObject({ title: 'Fox Trot · Marigold', heading: 'Fox Trot', notices: 1 });
    expect(shown.words).toContain(by);
    expect(shown.words).toContain(notice);
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
  const page = await open('/gamehall?category=space');
  await page.getByRole('link', { name: 'Galaxy Spin' }).click();
  await page.waitForURL('/game/galaxy-spin');
  await page.getByRole('heading', { level: 1, name: 'Galaxy Spin' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Space' }).waitFor();
});
