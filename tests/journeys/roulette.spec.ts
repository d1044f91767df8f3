// Chips between numbers: on the lines of a large cloth, and on a phone through a close look at a number.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './browser.ts';
import { openFrame } from './open-frame.ts';
import { withoutGraphicsCard } from './play-rounds.ts';

const SPLIT = /^Numbers 17, 20: 17 to 1/;
const onCloth = (page: Page) => page.locator('main').getByRole('button', { name: SPLIT });
const close = (page: Page) => page.getByRole('dialog', { name: 'Bets on 17' });

async function chipsOf(page: Page): Promise<unknown> {
  const begun = page.waitForRequest(/\/api\/play\.start/);
  await page.locator('[data-primary=go]').click();
  const bet = new URLSearchParams((await begun).postData() ?? '').get('bet');
  return JSON.parse(bet ?? '{}').chips;
}

journey('on a phone a chip is laid between two numbers, seen there and played', async ({ open }) => {
  const page = await openFrame(
    open,
    { sysname: 'roulette-royale' },
    { width: 390, expects: [withoutGraphicsCard] },
  );
  await page.getByRole('button', { name: 'Splits, corners' }).click();
  await page.getByRole('button', { name: 'Number 17: 35 to 1' }).click();
  await expect.poll(() => close(page).getByRole('button', { name: /to 1/ }).count()).toBe(12);
  await close(page).getByRole('button', { name: SPLIT }).click();
  await close(page)
    .getByRole('button', { name: /^Numbers 17, 20: 17 to 1, \D?1\.00/ })
    .waitFor();
  await page.keyboard.press('Escape');
  await close(page).waitFor({ state: 'detached' });
  await expect.poll(() => onCloth(page).isVisible()).toBe(true);

  await page.getByRole('button', { name: 'Press a number' }).click();
  await page.getByRole('button', { name: 'Number 5: 35 to 1' }).click();
  await expect(chipsOf(page)).resolves.toEqual({ 'split-17-20': 100, 'straight-5': 100 });
});

journey('chips on the lines of a large cloth are still seen when it becomes small', async ({ open }) => {
  const page = await openFrame(
    open,
    { sysname: 'roulette-royale' },
    { width: 1440, expects: [withoutGraphicsCard] },
  );
  await onCloth(page).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => onCloth(page).isVisible()).toBe(true);
  const [chip, one, other] = await Promise.all(
    [SPLIT, 'Number 17: 35 to 1', 'Number 20: 35 to 1'].map(
      async (name) => (await page.getByRole('button', { name }).boundingBox())!,
    ),
  );
  expect(Math.abs(chip!.y + chip!.height / 2 - (one!.y + one!.height + other!.y) / 2)).toBeLessThan(3);
});

journey('a close look that was turned on before the cloth grew can be turned off', async ({ open }) => {
  const page = await openFrame(
    open,
    { sysname: 'roulette-royale' },
    { width: 390, expects: [withoutGraphicsCard] },
  );
  await page.getByRole('button', { name: 'Splits, corners' }).click();
  await page.setViewportSize({ width: 1680, height: 900 });
  await page.getByRole('button', { name: 'Press a number' }).click();
  await page.getByRole('button', { name: 'Number 5: 35 to 1' }).click();
  await expect(chipsOf(page)).resolves.toEqual({ 'straight-5': 100 });
});
