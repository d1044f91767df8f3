// The toast rack, tried out on its stage. Time there is the journey's to move.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import words from '#content/messages/en/toast.json' with { type: 'json' };
import { journey, type Open, type Visit } from './browser.ts';

const TOAST_MS = 5000;

const toasts = (page: Page) => page.locator('[data-toast]');
const show = (page: Page, type: string) => page.getByRole('button', { name: type, exact: true }).click();

async function openStage(open: Open, visit: Visit = {}): Promise<Page> {
  const page = await open('/_kit/stage', visit);
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  return page;
}

journey(
  'each of the seven types appears in its own words ' +
    '(S2-R183, S2-R184, S2-R185, S2-R186, S2-R187, S2-R188, S2-R189)',
  async ({ open }) => {
    const page = await openStage(open);
    for (const [type, { title, text }] of Object.entries(words)) {
      await show(page, type);
      const toast = page.locator(`[data-toast=${type}]`);
      await toast.getByText(title, { exact: true }).waitFor();
      await toast.getByText(text, { exact: true }).waitFor();
      await toast.getByRole('button', { name: 'Close' }).click();
      await toasts(page).waitFor({ state: 'detached' });
    }
  },
);

journey(
  'a toast is gone after 5 seconds, unless it was given a time of its own (S9-R021)',
  async ({ open }) => {
    const page = await openStage(open);
    await show(page, 'Own component');
    await show(page, 'profile');
    await page.locator('[data-toast=profile]').waitFor();

    await page.clock.runFor(TOAST_MS - 1);
    await expect.poll(() => toasts(page).count()).toBe(2);
    await page.clock.runFor(1);
    await page.locator('[data-toast=profile]').waitFor({ state: 'detached' });
    await expect.poll(() => toasts(page).allInnerTexts()).toEqual(['A toast of its own']);
  },
);

journey('a toast waits while the pointer or the focus is on it, and then goes on', async ({ open }) => {
  const page = await openStage(open);
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
  async ({ open }) => {
    const page = await openStage(open);
    const opened = page.getByRole('status', { name: 'Opened' });
    for (const type of ['quest', 'register', 'profile', 'level']) await show(page, type);
    await toasts(page).nth(2).waitFor();
    await expect.poll(() => toasts(page).count()).toBe(3);
    await expect.poll(() => opened.innerText()).toBe('3');
    const idsOf = (slots: Element[]) => new Set(slots.map((slot) => slot.getAttribute('data-toast-id'))).size;
    await expect.poll(() => page.locator('[data-toast-id]').evaluateAll(idsOf)).toBe(3);

    await page.locator('[data-toast=register]').getByRole('button', { name: 'Close' }).click();
    await page.locator('[data-toast=level]').waitFor();
    await expect
      .poll(() => toasts(page).evaluateAll((all) => all.map((toast) => toast.getAttribute('data-toast'))))
      .toEqual(['quest', 'profile', 'level']);
    await expect.poll(() => opened.innerText()).toBe('4');
  },
);

journey('a toast may bring a component of its own (S3-R210)', async ({ open }) => {
  const page = await openStage(open);
  await show(page, 'Own component');
  await toasts(page).getByText('A toast of its own').waitFor();
});

journey('the icon of a toast is medium unless it says otherwise (S9-R022)', async ({ open }) => {
  const page = await openStage(open);
  await show(page, 'level');
  const icon = page.locator('[data-toast=level] [data-size]');
  await icon.waitFor();
  await expect.poll(() => icon.getAttribute('data-size')).toBe('medium');
  await expect.poll(() => icon.locator('svg').evaluate((svg) => getComputedStyle(svg).width)).toBe('24px');
});

journey.for([390, 1440])(
  'toasts hang below the header, whatever its height, at %i px (S9-R042)',
  async (width, { open }) => {
    const page = await openStage(open, { width });
    const bottomOf = () => page.locator('header').evaluate((header) => header.getBoundingClientRect().bottom);
    const topOf = () => toasts(page).evaluate((toast) => Math.round(toast.getBoundingClientRect().top));
    await show(page, 'profile');
    await toasts(page).evaluate((toast) =>
      Promise.all(toast.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    await expect.poll(async () => (await topOf()) - (await bottomOf())).toBe(12);

    await page.locator('header').evaluate((header) => header.style.setProperty('height', '140px'));
    await page.waitForFunction(
      () => document.documentElement.style.getPropertyValue('--header-height') === '140px',
    );
    await expect.poll(topOf).toBe(140 + 12);
  },
);

journey('what appears on the rack is read out', async ({ open }) => {
  const page = await openStage(open);
  const rack = page.getByRole('region', { name: 'Notices' });
  await expect.poll(() => rack.getAttribute('aria-live')).toBe('polite');
  await show(page, 'confirm');
  await rack.locator('[data-toast=confirm]').waitFor();
});
