// A finger that rests on a tile of the hall sees what a mouse sees by hovering. The clock stands still: it goes on as far as
// a journey lets it.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey, type Open } from './browser.ts';

const HELD_AFTER_MS = 450;

declare global {
  /** The browser has taken the finger for its own scrolling. */
  var isCancelled: boolean;
}

const tile = (page: Page) => page.locator('main ul [data-art]').first();
const link = (page: Page) => tile(page).locator('a').first();
const isHeld = (page: Page) => tile(page).evaluate((element) => element.hasAttribute('data-held'));
const opacity = (page: Page) =>
  tile(page)
    .locator('small')
    .evaluate((fact) => getComputedStyle(fact.parentElement!).opacity);

/** The browser offers its menu where a finger rests, or where a key asks for it. */
const isMenuKeptOff = (page: Page) =>
  link(page).evaluate(
    (element) => !element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
  );

async function hall(open: Open) {
  const page = await open('/gamehall', { width: 390 });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await tile(page).scrollIntoViewIfNeeded();
  const cdp = await page.context().newCDPSession(page);
  const { x, y, width, height } = (await tile(page).boundingBox())!;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by = 0) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + width / 2, y: y + height / 2 + by }],
    });
  return { page, touch };
}

journey(
  'a finger that rests on a tile sees its figures and opens nothing when it is lifted, and a key still does',
  async ({ open }) => {
    const { page, touch } = await hall(open);
    const before = page.url();
    await touch('touchStart');
    await page.clock.runFor(HELD_AFTER_MS - 1);
    await expect(isHeld(page)).resolves.toBe(false);
    await page.clock.runFor(1);
    await expect.poll(() => isHeld(page)).toBe(true);
    await expect.poll(() => opacity(page)).toBe('1');
    await expect(tile(page).locator('small').innerText()).resolves.toContain('Return');
    await expect(isMenuKeptOff(page)).resolves.toBe(true);
    await touch('touchEnd');
    await expect.poll(() => isHeld(page)).toBe(false);
    await expect(isMenuKeptOff(page)).resolves.toBe(false);
    expect(page.url()).toBe(before);

    await link(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/game\//);
  },
);

journey(
  'a finger that scrolls looks at nothing, and one that only touches opens the game',
  async ({ open }) => {
    const { page, touch } = await hall(open);
    await page.evaluate(() => {
      globalThis.isCancelled = false;
      addEventListener('pointercancel', () => {
        globalThis.isCancelled = true;
      });
    });
    await touch('touchStart');
    for (const by of [-20, -60, -120]) await touch('touchMove', by);
    await page.waitForFunction(() => isCancelled);
    await page.clock.runFor(2 * HELD_AFTER_MS);
    await expect(isHeld(page)).resolves.toBe(false);
    await touch('touchEnd');
    await link(page).tap();
    await page.waitForURL(/\/game\//);
  },
);
