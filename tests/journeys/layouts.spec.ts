// What stands around a page, and how it steps with the width of the window.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { iconNames } from '#ui/icon-names.ts';
import { journeyOn } from './one-page.ts';
import './router.ts';
import { long } from '../long.ts';
import type { SentPage } from './sent-page.ts';

const journey = journeyOn('/about-us');

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const sideNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const tabBar = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const menuButton = (page: Page) => header(page).getByRole('button', { name: 'Menu' });
const searchField = (page: Page) => header(page).getByRole('button', { name: /^Search/ });

journey(
  'the default layout has a header, a footer, navigation and a place for toasts (S2-R069)',
  async ({ page }) => {
    for (const part of [header(page), footer(page), sideNavigation(page), page.getByRole('main')])
      await expect.poll(() => part.isVisible()).toBe(true);
    await expect.poll(() => page.getByRole('region', { name: 'Notices' }).count()).toBe(1);
  },
);

journey(
  'an error page keeps the site around it; the empty layout has nothing around the page (S2-R070, S2-R074)',
  async ({ read }) => {
    const around = { header: 1, footer: 1, 'nav[aria-label=Main]': 1, main: 1 };
    await expect(partsOf(await read('/no/such/page'))).resolves.toEqual({ layout: 'default', ...around });
    const nothing = { header: 0, footer: 0, 'nav[aria-label=Main]': 0, main: 1 };
    await expect(partsOf(await read('/_kit'))).resolves.toEqual({ layout: 'empty', ...nothing });
  },
);

journey(
  'the forms that other sites embed stand alone: nothing is around them (S2-R038)',
  async ({ read }) => {
    const alone = { layout: 'empty', header: 0, footer: 0, 'nav[aria-label=Main]': 0, main: 1 };
    for (const path of ['/forms/sign_in', '/ru/forms/sign_up'])
      await expect(partsOf(await read(path)), path).resolves.toEqual(alone);
  },
);

const partsOf = ({ screen }: SentPage) =>
  screen.evaluate((document) => ({
    layout: document.querySelector('[data-layout]')?.getAttribute('data-layout'),
    ...Object.fromEntries(
      ['header', 'footer', 'nav[aria-label=Main]', 'main'].map((part) => [
        part,
        document.querySelectorAll(`[data-layout] > ${part}, [data-layout] > div > ${part}`).length,
      ]),
    ),
  }));

journey(
  'the page of icons is the sprite alone, and every icon is drawn (S2-R031, S2-R071)',
  async ({ open }) => {
    const page = await open('/_icons');
    await expect.poll(() => page.locator('header, footer, nav').count()).toBe(0);
    await expect.poll(() => page.locator('[data-layout]').getAttribute('data-layout')).toBe('svg-sprite');
    const drawn = await page
      .locator('li')
      .evaluateAll((rows) =>
        rows
          .filter((row) => row.querySelector('svg')!.getBBox().width > 0)
          .map((row) => row.querySelector('code')!.textContent),
      );
    expect(drawn).toEqual([...iconNames]);
  },
);

journey(
  'up to 767 px it is a phone, to 991 a tablet, from 992 a laptop (S9-R051, S9-R052, S9-R053)',
  async ({ page }) => {
    const phone = { bar: true, side: 0, areWordsSeen: false, menu: false, search: false };
    const tablet = { bar: false, side: 72, areWordsSeen: false, menu: true, search: true };
    const laptop = { bar: false, side: 244, areWordsSeen: true, menu: false, search: true };
    for (const [width, layout] of [
      [320, phone],
      [767, phone],
      [768, tablet],
      [991, tablet],
      [992, laptop],
      [1200, laptop],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => shellOf(page), { message: `the shell at ${width}` }).toEqual(layout);
    }
  },
);

async function shellOf(page: Page) {
  const side = await page.locator('[data-layout] > div').first().boundingBox();
  const words = await page.locator('[data-layout] > div nav a[href="/gamehall"] span').boundingBox();
  return {
    bar: await tabBar(page).isVisible(),
    side: Math.round(side?.width ?? 0),
    areWordsSeen: (words?.width ?? 0) > 1,
    menu: await menuButton(page).isVisible(),
    search: await searchField(page).isVisible(),
  };
}

journey(
  'the container or the tiles in a row step at each further width (S9-R054)',
  long,
  async ({ page }) => {
    await page.evaluate(() => __TSR_ROUTER__.navigate({ to: '/gamehall' }));
    await page.locator('main [data-art] img').first().waitFor();
    const seen = new Map<number, string>();
    for (const width of [1280, 1366, 1440, 1696, 1920].flatMap((step) => [step - 1, step])) {
      await page.setViewportSize({ width, height: 900 });
      seen.set(width, await page.evaluate(gridNow));
    }
    for (const step of [1280, 1366, 1440, 1696, 1920])
      expect(seen.get(step), `the grid at ${step}`).not.toBe(seen.get(step - 1));
    expect(seen.get(1279)).toBe('fluid, 6 in a row');
    expect(seen.get(1440)).toBe('1256px, 6 in a row');
    expect(seen.get(1920)).toBe('1640px, 9 in a row');
  },
);

/** Runs in the page: how wide the content may become, and how many tiles stand in the first row. */
function gridNow(): string {
  const main = document.querySelector('main')!;
  const tiles = [...main.querySelectorAll('li:has(> div img)')].map((tile) => tile.getBoundingClientRect());
  const row = tiles.filter(({ top }) => top === tiles[0]!.top);
  const widest = getComputedStyle(main).maxInlineSize;
  return `${widest === '100%' ? 'fluid' : widest}, ${row.length} in a row`;
}

journey(
  'a hash leads to its heading, just below the header, and smoothly unless motion is unwelcome (S9-R041)',
  long,
  async ({ open }) => {
    const page = await open('/responsible-play#limits', { height: 500, isMoving: true });
    await expect.poll(() => gapAbove(page, 'limits')).toBeGreaterThanOrEqual(0);
    await expect.poll(() => gapAbove(page, 'limits')).toBeLessThan(48);
    const stopsOnTheWay = (id: string) =>
      page.evaluate(
        (hash) =>
          new Promise<number>((resolve) => {
            const stops = new Set<number>();
            addEventListener('scroll', () => stops.add(scrollY));
            addEventListener('scrollend', () => resolve(stops.size), { once: true });
            location.hash = hash;
          }),
        id,
      );
    const ids = await page.locator('main h2').evaluateAll((headings) => headings.map(({ id }) => id));
    await expect(stopsOnTheWay(ids.at(-1)!)).resolves.toBeGreaterThan(1);
    await expect(stopsOnTheWay(ids[1]!)).resolves.toBeGreaterThan(1);
    await expect.poll(() => gapAbove(page, ids[1]!)).toBeGreaterThanOrEqual(0);
    await expect.poll(() => gapAbove(page, ids[1]!)).toBeLessThan(48);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(stopsOnTheWay(ids[0]!)).resolves.toBe(1);
    await expect.poll(() => gapAbove(page, ids[0]!)).toBeGreaterThanOrEqual(0);
  },
);

/** From the foot of the header to the top of an element. */
const gapAbove = (page: Page, id: string) =>
  page.evaluate((target) => {
    const { bottom } = document.querySelector('header')!.getBoundingClientRect();
    return document.getElementById(target)!.getBoundingClientRect().top - bottom;
  }, id);
