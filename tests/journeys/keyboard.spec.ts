// Without a mouse: everything that can be pressed is reached, seen when it is, and left again.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { journeyOn } from './one-page.ts';

/** Of a guest, and last in another language. */
const journey = journeyOn('/about-us');

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

/** Runs in the page: what Tab should come to, numbered in the order of the document. */
function numberStops(): string[] {
  const isStop = (element: Element) =>
    (element as HTMLElement).tabIndex >= 0 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled');
  const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex]')].filter(
    isStop,
  );
  for (const [at, stop] of stops.entries()) stop.setAttribute('data-stop', String(at));
  return stops.map(
    (stop, at) => `${at} ${stop.localName} ${stop.getAttribute('aria-label') ?? stop.textContent}`,
  );
}

/** Runs in the page: where the focus is, and why a visitor would not see it there, if so. */
async function stopNow(): Promise<{ stop: string | null; fault: string | null }> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const element = document.activeElement!;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const faults = {
    'has no ring': outlineStyle === 'none' || Number.parseInt(outlineWidth, 10) < 2,
    'is off screen': top < 0 || left < 0 || bottom > innerHeight || right > innerWidth,
    [`is under ${front?.localName} ${front?.className}`]: !element.contains(front),
  };
  const fault = Object.entries(faults).find(([, isSo]) => isSo)?.[0] ?? null;
  return { stop: element.getAttribute('data-stop'), fault };
}

journey('the first Tab offers to skip to the content, and Enter does', async ({ page }) => {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect.poll(() => focused(page)).toBe('Skip to content');
  await expect.poll(async () => (await skip.boundingBox())!.y).toBeGreaterThanOrEqual(0);

  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.localName === 'main');
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('header, [data-layout] > div > nav')))
    .toBeNull();
});

journey.for([1440, 390])(
  'Tab comes to everything that can be pressed, each with a ring around it, at %i px',
  async (width, { page }) => {
    await page.setViewportSize({ width, height: 900 });
    const stops = await page.evaluate(numberStops);
    expect(stops.length).toBeGreaterThan(20);
    await page.locator('[data-stop="0"]').focus();
    for (const [at, stop] of stops.entries()) {
      await expect
        .poll(() => page.evaluate(stopNow), { message: stop })
        .toEqual({ stop: String(at), fault: null });
      await page.keyboard.press('Tab');
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  },
);

journey('the search opens, takes words and closes without a mouse', long, async ({ page }) => {
  const opener = page.getByRole('button', { name: /^Search \d+ games/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: 'Name of the game' });
  await field.waitFor();
  await page.waitForFunction(() => document.activeElement?.role === 'combobox');
  await page.keyboard.type('wolf');
  await page.getByRole('option', { name: 'Wolfrise' }).waitFor();
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

journey('a menu opens by Enter, is walked by Tab, and Escape gives the focus back', async ({ open }) => {
  const page = await open('/about-us', { player: 'anna' });
  for (const [label, first] of [
    [/^Language/, 'English'],
    [/^Your account/, 'Settings'],
  ] as const) {
    const opener = page
      .locator('button:visible')
      .and(page.getByRole('button', { name: label }))
      .first();
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.locator(':popover-open').waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe(first);
    await page.keyboard.press('Escape');
    await page.locator(':popover-open').waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  }
});

journey('the banners of the home page can be stopped and chosen', long, async ({ open }) => {
  const page = await open('/', { isMoving: true });
  const hero = page.getByRole('region', { name: 'What’s on' });
  await hero.getByRole('button', { name: 'Pause slides' }).focus();
  await page.keyboard.press('Enter');
  await hero.getByRole('button', { name: 'Play slides' }).waitFor();
  await hero.getByRole('button', { name: '2 of' }).focus();
  await page.keyboard.press('Enter');
  await hero.locator('li:nth-child(2):not([inert])').waitFor();
});

journey('a language is chosen by keyboard alone', async ({ page }) => {
  await page.getByRole('button', { name: /^Language/ }).focus();
  for (const key of ['Enter', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await page.waitForURL(/\/ru\/about-us(#main)?$/);
  await page.locator('html[lang=ru]').waitFor();
});
