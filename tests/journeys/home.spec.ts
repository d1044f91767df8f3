// The home page as a visitor meets it: it stands still while it loads, and shows all its pictures.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { journey, type Open } from './browser.ts';
import { isTakenOver } from './taken-over.ts';

const TITLE =
  'at %i px nothing moves while the page loads and is scrolled, its hero is painted first, and every picture is there';

journey.for([390])(TITLE, (width, { open }) => standsStill(width, open));
journey.for([1440])(TITLE, long, (width, { open }) => standsStill(width, open));

async function standsStill(width: number, open: Open): Promise<void> {
  const page = await open('/', { width, prepare: watchShifts });
  await expect(page.evaluate(isHeroLargest)).resolves.toBe(true);
  await page.evaluate(() => document.fonts.ready);
  await scrollThrough(page);
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as Shift[]);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThan(0.01);

  const [count, broken] = await page.evaluate(fetchPictures);
  expect(broken).toEqual([]);
  expect(count).toBeGreaterThan(40);
}

/** Runs in the page: whether the largest thing painted so far belongs to the hero. */
const isHeroLargest = () =>
  new Promise<boolean>((resolve) => {
    new PerformanceObserver((list) => {
      const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element };
      resolve(element.closest('[aria-roledescription=carousel]') !== null);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

interface Shift {
  value: number;
  what: string;
}

/** Also those that a visitor would have to scroll to. How many there are, and which of them cannot be shown. */
async function fetchPictures(): Promise<[number, string[]]> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  const decoded = await Promise.allSettled(images.map((image) => image.decode()));
  const broken = images.filter((_, at) => decoded[at]!.status === 'rejected');
  return [images.length, broken.map(({ currentSrc }) => currentSrc)];
}

/** Notes every move of something already drawn. The fonts come late, as they do over a slow connection. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const nameOf = (node: Node | null) => (node instanceof Element ? node.className : node?.nodeName);
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        shifts.push({ value, what: sources.map(({ node }) => nameOf(node)).join(', ') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(isTakenOver);
    await route.continue();
  });
}

/** Down to the foot and up again, a screen at a time, each shown before the next. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await drawn();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await drawn();
  });
}
