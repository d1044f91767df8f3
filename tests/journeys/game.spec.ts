// The page of one game.
import { expect } from 'vitest';
import { journey } from './browser.ts';

journey.for([
  ['/game/fox-trot', 'Slot by Marigold Originals', 'Opens with the casino'],
  ['/ru/game/fox-trot', 'Marigold Originals', 'Fox Trot'],
])(
  '%s shows the game and says that it cannot be played yet (S2-R020)',
  async ([path, by, notice], { open }) => {
    const page = await open(path!);
    await page.getByRole('heading', { level: 1, name: 'Fox Trot' }).waitFor();
    await page.locator('main article').getByText(by!).first().waitFor();
    await page.locator('main article').getByText(notice!).first().waitFor();
    await expect.poll(() => page.title()).toBe('Fox Trot · Marigold');
    await expect.poll(() => page.locator('main article [role=status]').count()).toBe(1);
  },
);

journey('a game nobody made is not found (S2-R020)', async ({ open }) => {
  const page = await open('/game/no-such-game', { status: 404 });
  await page.locator('[data-system-page=NOT_FOUND]').waitFor();
});

journey('a tile leads to its game, and the way back to where it was', async ({ open }) => {
  const page = await open('/gamehall?category=space');
  await page.getByRole('link', { name: 'Galaxy Spin' }).click();
  await page.waitForURL('/game/galaxy-spin');
  await page.getByRole('heading', { level: 1, name: 'Galaxy Spin' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Space' }).waitFor();
});
