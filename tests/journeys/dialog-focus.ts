// Dialogs without a mouse: the focus goes in, stays in however quick the keys are, and comes back.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { DialogName } from '#site/dialogs/registry.ts';
import type { Open } from './browser.ts';

const dialog = (page: Page, name: DialogName) => page.locator(`[data-dialog=${name}]`);

/** Its content is there, and all parts of it. */
async function isWhole(page: Page, name: DialogName): Promise<void> {
  await dialog(page, name).locator('> :not([data-waiting])').waitFor();
  await expect.poll(() => dialog(page, name).locator('[data-skeleton]').count()).toBe(0);
}

/** Runs in the page: where the focus is, by its place among everything in the dialog; null outside. */
function placeInside(name: string): number | null {
  const inside = document.querySelector(`[data-dialog=${name}]`);
  const { activeElement } = document;
  if (!inside?.contains(activeElement)) return null;
  return [inside, ...inside.querySelectorAll('*')].indexOf(activeElement!);
}

/** Runs in the page. Who comes out of a frame is met by a guard, which shows the way in with the next frame drawn. */
const isPastGuard = () => !document.activeElement?.matches('[data-base-ui-focus-guard]');

/** Presses the key until the focus has been all around, and tells where it was. No frame passes between two presses. */
async function walkAround(
  page: Page,
  name: DialogName,
  key: 'Tab' | 'Shift+Tab',
): Promise<(number | null)[]> {
  const places: (number | null)[] = [];
  const hasFrame = (await dialog(page, name).locator('iframe').count()) > 0;
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key);
    if (hasFrame) await page.waitForFunction(isPastGuard);
    const place = await page.evaluate(placeInside, name);
    if (place === null) return [...places, null];
    if (places.includes(place)) return places;
    places.push(place);
  }
  throw new Error(`${key} does not come around in ${name}`);
}

export async function expectHoldsFocus(open: Open, names: readonly DialogName[]): Promise<void> {
  const page = await open('/_kit/stage', { player: 'anna', expects: [/sumsub|Content.Security|ERR_/i] });
  const openers = page.getByRole('group', { name: 'Every dialog' });
  for (const name of names) {
    const opener = openers.getByRole('button', { name: `Open ${name}`, exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    await isWhole(page, name);
    await expect.poll(() => page.evaluate(placeInside, name), { message: name }).not.toBeNull();

    for (const key of ['Tab', 'Shift+Tab'] as const)
      await expect(walkAround(page, name, key), `${name}: ${key}`).resolves.not.toContain(null);

    // A frame hears the keys of whoever is in it.
    if ((await dialog(page, name).locator('iframe').count()) > 0) await dialog(page, name).focus();
    await page.keyboard.press('Escape');
    await dialog(page, name).waitFor({ state: 'detached' });
    await expect
      .poll(() => opener.evaluate((button) => button === document.activeElement), { message: name })
      .toBe(true);
  }
}
