// The toast rack, tried out on its stage. Time there is the journey's to move.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import words from '#content/messages/en/toast.json' with { type: 'json' };
import { journeyOn } from './one-page.ts';

const TOAST_MS = 5000;
const OWN_TOAST_MS = 60_000;

const journey = journeyOn('/_kit/stage', {}, async (page) => {
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
});

const toasts = (page: Page) => page.locator('[data-toast]');
const show = (page: Page, type: string) => page.getByRole('button', { name: type, exact: true }).click();
const openedCount = async (page: Page) =>
  Number(await page.getByRole('status', { name: 'Opened' }).innerText());

/** Leaves an empty rack to the next journey. */
async function outlast(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.clock.runFor(OWN_TOAST_MS);
  await toasts(page).first().waitFor({ state: 'detached' });
}

journey('each of the seven types appears in its own words, and is read out', async ({ page }) => {
  const rack = page.getByRole('region', { name: 'Notices' });
  await expect.poll(() => rack.getAttribute('aria-live')).toBe('polite');
  for (const [type, { title, text }] of Object.entries(words)) {
    await show(page, type);
    const toast = rack.locator(`[data-toast=${type}]`);
    await toast.getByText(title.replace('{site}', 'Marigold'), { exact: true }).waitFor();
    await toast.getByText(text, { exact: true }).waitFor();
    await toast.getByRole('button', { name: 'Close' }).click();
    await toasts(page).waitFor({ state: 'detached' });
  }
});

journey(
  'a toast is gone after 5 seconds, unless it was given a time or a component of its own (S9-R021, S3-R210)',
  async ({ page }) => {
    await show(page, 'Own component');
    await show(page, 'profile');
    await page.locator('[data-toast=profile]').waitFor();

    await page.clock.runFor(TOAST_MS - 1);
    await expect.poll(() => toasts(page).count()).toBe(2);
    await page.clock.runFor(1);
    await page.locator('[data-toast=profile]').waitFor({ state: 'detached' });
    await expect.poll(() => toasts(page).allInnerTexts()).toEqual(['A toast of its own']);
    await outlast(page);
  },
);

journey('a toast waits while the pointer or the focus is on it, and then goes on', async ({ page }) => {
  await show(page, 'profile');
  const toast = page.locator('[data-toast=profile]');
  await toast.waitFor();
  await page.clock.runFor(TOAST_MS - 1000);

  await toast.hover();
  await page.clock.runFor(10 * TOAST_MS);
  await expect.poll(() => toast.isVisible()).toBe(true);

  await toast.getByRole('button', { name: 'Close' }).focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(10 * TOAST_MS);
  await expect.poll(() => toast.isVisible()).toBe(true);

  await page.getByRole('button', { name: 'quest', exact: true }).focus();
  await page.clock.runFor(999);
  await expect.poll(() => toast.isVisible()).toBe(true);
  await page.clock.runFor(1);
  await toast.waitFor({ state: 'detached' });
});

journey(
  'three toasts show at once, the next waits; each tells once that it opened (S3-R210)',
  async ({ page }) => {
    const before = await openedCount(page);
    for (const type of ['quest', 'register', 'profile', 'level']) await show(page, type);
    await toasts(page).nth(2).waitFor();
    await expect.poll(() => toasts(page).count()).toBe(3);
    await expect.poll(() => openedCount(page)).toBe(before + 3);
    const idsOf = (slots: Element[]) => new Set(slots.map((slot) => slot.getAttribute('data-toast-id'))).size;
    await expect.poll(() => page.locator('[data-toast-id]').evaluateAll(idsOf)).toBe(3);

    await page.locator('[data-toast=register]').getByRole('button', { name: 'Close' }).click();
    await page.locator('[data-toast=level]').waitFor();
    await expect
      .poll(() => toasts(page).evaluateAll((all) => all.map((toast) => toast.getAttribute('data-toast'))))
      .toEqual(['quest', 'profile', 'level']);
    await expect.poll(() => openedCount(page)).toBe(before + 4);
    await outlast(page);
  },
);

journey('the icon of a toast is medium unless it says otherwise (S9-R022)', async ({ page }) => {
  await show(page, 'level');
  const icon = page.locator('[data-toast=level] [data-size]');
  await expect.poll(() => icon.getAttribute('data-size')).toBe('medium');
  await expect.poll(() => icon.locator('svg').evaluate((svg) => getComputedStyle(svg).width)).toBe('24px');
  await outlast(page);
});

journey('a toast keeps twelve pixels from either edge of a phone', async ({ page }) => {
  await show(page, 'level');
  await toasts(page).waitFor();
  const edges = () =>
    toasts(page).evaluate((toast) => {
      const { left, right } = toast.getBoundingClientRect();
      return [left, document.documentElement.clientWidth - right];
    });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 720 });
    await expect.poll(edges, { message: `${width} pixels` }).toEqual([12, 12]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await outlast(page);
});

// The last, for it leaves the header as high as it made it.
journey(
  'toasts hang below the header, on a phone and on a laptop, whatever its height (S9-R042)',
  async ({ page }) => {
    const bottomOf = () => page.locator('header').evaluate((header) => header.getBoundingClientRect().bottom);
    const topOf = () => toasts(page).evaluate((toast) => Math.round(toast.getBoundingClientRect().top));
    await show(page, 'profile');
    await toasts(page).waitFor();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => (await topOf()) - (await bottomOf())).toBe(12);
    }

    await page.locator('header').evaluate((header) => header.style.setProperty('height', '140px'));
    await page.waitForFunction(
      () => document.documentElement.style.getPropertyValue('--header-height') === '140px',
    );
    await expect.poll(topOf).toBe(140 + 12);
  },
);
