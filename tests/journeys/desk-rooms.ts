import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { deskFaults } from './desk.ts';

/** A room as it stands: nothing grave, and no wider than its window. */
export async function expectFitRoom(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('main h1').waitFor();
  const width = page.viewportSize()!.width;
  await expect.poll(() => deskFaults(page), { message: `${path} at ${width} px` }).toEqual([]);
  const over = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main button, main h1')]
        .filter((part) => part.closest('table, [role=table], [role=tablist], [data-scrolls]') === null)
        .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > innerWidth + 1)
        .map((part) => part.textContent),
    );
  await expect.poll(over, { message: `${path} at ${width} px: over the edge` }).toEqual([]);
}
