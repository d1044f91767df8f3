// What a player does on /fairness to learn the seed of their rounds.
import type { Page } from 'playwright-core';

export async function changeSeeds(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change seeds' }).click();
  await page.locator('[data-dialog=Confirm]').getByRole('button', { name: 'Change seeds' }).click();
}
