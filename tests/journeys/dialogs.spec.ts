// Dialogs: the kinds, the line they wait in, and every way of closing them.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journeyOn } from './one-page.ts';
import './router.ts';
import { long } from '../long.ts';

const journey = journeyOn('/_kit/stage');

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page, name: string) => page.locator(`[data-dialog=${name}]`);
const namesShown = (page: Page) =>
  page.locator('[data-dialog]').evaluateAll((all) => all.map((one) => one.getAttribute('data-dialog')));
const isGone = (page: Page, name: string) => dialog(page, name).waitFor({ state: 'detached' });
const answers = (page: Page) => page.locator('[aria-label=Answers]').innerText();

const headings = { '/credits': 'Credits', '/terms': 'Terms', '/_kit/stage': 'Stage' };

/** A step within the site, which leaves a dialog to its own rules. */
async function goTo(page: Page, path: keyof typeof headings): Promise<void> {
  await page.evaluate((to) => __TSR_ROUTER__.history.push(to), path);
  await page.waitForURL(path);
  // The address is another before the page is.
  await page.locator('main h1', { hasText: headings[path] }).waitFor();
}

/** A press on the dimmed page beside the dialog. */
const pressOverlay = (page: Page) => page.mouse.click(1430, 890);

/** The box of what is seen, once it stands still. */
async function frameOf(page: Page, name: string) {
  const frame = dialog(page, name).locator('> :not([data-waiting])');
  await frame.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  return (await frame.boundingBox())!;
}

async function closeByEscape(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await isGone(page, name);
}

journey(
  'a popup stands in the middle, medium unless it says otherwise (S2-R158, S9-R060)',
  async ({ page }) => {
    await press(page, 'Popup');
    const popup = page.getByRole('dialog', { name: 'Search games' });
    await popup.waitFor();
    await expect.poll(() => popup.getAttribute('data-kind')).toBe('popup');
    await expect.poll(() => popup.locator('[data-size]').first().getAttribute('data-size')).toBe('medium');
    const { x, y, width, height } = await frameOf(page, 'GamesSearchPopup');
    expect(width).toBe(560);
    const seen = await page.evaluate(() => document.documentElement.clientWidth);
    expect(Math.abs(x + width / 2 - seen / 2)).toBeLessThanOrEqual(8);
    expect(Math.abs(y + height / 2 - 450)).toBeLessThanOrEqual(1);
    await closeByEscape(page, 'GamesSearchPopup');
  },
);

journey(
  'a confirm asks its question with two answers of its own words (S2-R159, S3-R211)',
  async ({ page }) => {
    await press(page, 'Confirm');
    const confirm = page.getByRole('dialog', { name: 'Shall we go on?' });
    await confirm.waitFor();
    await expect.poll(() => confirm.getAttribute('data-kind')).toBe('confirm');
    await expect.poll(() => confirm.getByRole('button').allInnerTexts()).toEqual(['No', 'Yes']);
    expect((await frameOf(page, 'Confirm')).width).toBe(420);
    await closeByEscape(page, 'Confirm');
  },
);

journey('a curtain is drawn from the side, its cross on the left (S2-R160, S9-R061)', async ({ page }) => {
  await press(page, 'Curtain');
  const curtain = page.getByRole('dialog', { name: 'Menu' });
  await curtain.waitFor();
  await expect.poll(() => curtain.getAttribute('data-kind')).toBe('curtain');
  await expect.poll(() => frameOf(page, 'BaseSidebarPopup')).toMatchObject({ x: 0, y: 0, height: 900 });

  const cross = (await curtain.getByRole('button', { name: 'Close' }).boundingBox())!;
  const title = (await curtain.getByRole('heading', { name: 'Menu' }).boundingBox())!;
  expect(cross.x + cross.width).toBeLessThanOrEqual(title.x);
  await closeByEscape(page, 'BaseSidebarPopup');
});

journey('a second dialog waits for the first to close (S4-R059)', async ({ page }) => {
  await press(page, 'Popup, then curtain');
  await dialog(page, 'GamesSearchPopup').waitFor();
  await expect.poll(() => namesShown(page)).toEqual(['GamesSearchPopup']);
  await page.keyboard.press('Escape');
  await dialog(page, 'BaseSidebarPopup').waitFor();
  await isGone(page, 'GamesSearchPopup');
  await closeByEscape(page, 'BaseSidebarPopup');
  await expect.poll(() => namesShown(page)).toEqual([]);
});

journey('Escape, the overlay and the cross each close a dialog (S4-R061, S4-R062)', async ({ page }) => {
  const ways = [
    () => page.keyboard.press('Escape'),
    () => pressOverlay(page),
    () => dialog(page, 'GamesSearchPopup').getByRole('button', { name: 'Close' }).click(),
  ];
  for (const close of ways) {
    await press(page, 'Popup');
    await frameOf(page, 'GamesSearchPopup');
    await close();
    await isGone(page, 'GamesSearchPopup');
  }
});

journey('a held dialog has no cross and closes only when forced (S4-R060)', async ({ page }) => {
  await press(page, 'Held popup');
  const popup = dialog(page, 'GamesSearchPopup');
  await frameOf(page, 'GamesSearchPopup');
  await expect.poll(() => popup.getByRole('button', { name: 'Close' }).count()).toBe(0);

  await page.keyboard.press('Escape');
  await pressOverlay(page);
  await goTo(page, '/credits');
  await expect.poll(() => popup.getAttribute('data-open')).not.toBeNull();

  await page.evaluate(() => __TSR_ROUTER__.options.context.dialogs.leavePage({ force: true }));
  await isGone(page, 'GamesSearchPopup');
  await goTo(page, '/_kit/stage');
});

journey('a dialog that is not held belongs to its page and leaves with it', async ({ page }) => {
  await press(page, 'Popup');
  await dialog(page, 'GamesSearchPopup').waitFor();
  await goTo(page, '/credits');
  await isGone(page, 'GamesSearchPopup');
  await goTo(page, '/_kit/stage');
});

journey('what waits behind it leaves with it', async ({ page }) => {
  await press(page, 'Popup, then curtain');
  await dialog(page, 'GamesSearchPopup').waitFor();
  await goTo(page, '/credits');
  await isGone(page, 'GamesSearchPopup');
  // Would it come up, it would stand before this one.
  await page.keyboard.press('/');
  await dialog(page, 'GamesSearchPopup').waitFor();
  await closeByEscape(page, 'GamesSearchPopup');
  await expect.poll(() => namesShown(page)).toEqual([]);
  await goTo(page, '/_kit/stage');
});

journey(
  'a confirm answers false to Escape, the overlay and its reject button, true to its agree button (S4-R063)',
  long,
  async ({ page }) => {
    const before = await answers(page);
    const ways = [
      () => page.keyboard.press('Escape'),
      () => pressOverlay(page),
      () => press(page, 'No'),
      () => press(page, 'Yes'),
    ];
    for (const close of ways) {
      await press(page, 'Confirm');
      await frameOf(page, 'Confirm');
      await close();
      await isGone(page, 'Confirm');
    }
    await expect.poll(() => answers(page)).toBe(`${before} false false false true`.trim());
  },
);

journey('a held confirm takes no answer but its own two (S4-R060, S4-R063)', async ({ page }) => {
  const before = await answers(page);
  await press(page, 'Held confirm');
  await frameOf(page, 'Confirm');
  await page.keyboard.press('Escape');
  await pressOverlay(page);
  await expect.poll(() => dialog(page, 'Confirm').getAttribute('data-open')).not.toBeNull();
  await press(page, 'Yes');
  await isGone(page, 'Confirm');
  await expect.poll(() => answers(page)).toBe(`${before} true`.trim());
});

journey(
  'a confirm stands on the popup it asks about, and Escape closes the upper one only',
  async ({ page }) => {
    const before = await answers(page);
    await press(page, 'Confirm on a popup');
    // Whose file comes first is the network's choice.
    await frameOf(page, 'GamesSearchPopup');
    await frameOf(page, 'Confirm');
    await expect.poll(() => namesShown(page)).toEqual(['GamesSearchPopup', 'Confirm']);
    await closeByEscape(page, 'Confirm');
    await expect.poll(() => dialog(page, 'GamesSearchPopup').getAttribute('data-open')).not.toBeNull();
    await expect.poll(() => answers(page)).toBe(`${before} false`.trim());
    await closeByEscape(page, 'GamesSearchPopup');
  },
);

journey('the page behind a dialog stands still: it neither scrolls nor jumps', async ({ page }) => {
  await goTo(page, '/terms');
  await page.locator('main h1').waitFor();
  await page.setViewportSize({ width: 1440, height: 600 });
  const places = () =>
    page.evaluate(() =>
      ['header', 'main', 'main h1', 'footer'].map((part) => {
        const { left, top, width } = document.querySelector(part)!.getBoundingClientRect();
        return { part, left, top, width };
      }),
    );
  await expect
    .poll(() => page.evaluate(() => innerWidth - document.documentElement.clientWidth))
    .toBeGreaterThan(0);
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  const before = await places();

  await page.keyboard.press('/');
  await frameOf(page, 'GamesSearchPopup');
  await expect.poll(places).toEqual(before);
  await page.mouse.move(20, 300);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('PageDown');
  await expect.poll(places).toEqual(before);

  await closeByEscape(page, 'GamesSearchPopup');
  await expect.poll(places).toEqual(before);
});

const openedMenu = (page: Page) =>
  dialog(page, 'BaseSidebarPopup').and(page.getByRole('dialog', { name: 'Menu' }));
const openedSearch = (page: Page) =>
  dialog(page, 'GamesSearchPopup').and(page.getByRole('dialog', { name: 'Search games' }));

journey(
  'the header opens the game search by button and key, and on a tablet the side menu (S2-R171, S2-R174)',
  async ({ page }) => {
    await page.getByRole('button', { name: /^Search \d+ games/ }).click();
    await openedSearch(page).waitFor();
    await closeByEscape(page, 'GamesSearchPopup');
    await page.keyboard.press('/');
    await openedSearch(page).waitFor();
    await closeByEscape(page, 'GamesSearchPopup');

    await page.setViewportSize({ width: 800, height: 900 });
    await page.locator('header').getByRole('button', { name: 'Menu' }).click();
    await openedMenu(page).getByRole('link', { name: 'Fair play' }).click();
    await page.waitForURL('/fairness');
    await isGone(page, 'BaseSidebarPopup');
  },
);

journey('a phone opens both from its bar and its header (S2-R171, S2-R174)', long, async ({ open }) => {
  const page = await open('/about-us', { width: 390 });
  await page.getByRole('button', { name: 'Search games' }).click();
  await openedSearch(page).waitFor();
  await closeByEscape(page, 'GamesSearchPopup');
  await page.locator('nav').getByRole('button', { name: 'Menu' }).click();
  await openedMenu(page).getByRole('link', { name: 'Fair play' }).click();
  await page.waitForURL('/fairness');
  await isGone(page, 'BaseSidebarPopup');
});
