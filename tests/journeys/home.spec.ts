// The home page as a visitor meets it: it stands still while it loads, shows all its pictures, and its pictures are
// kept for people to compare with the drawings.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey, shot } from './browser.ts';
import './router.ts';

journey.for([390, 1440])('nothing on the page moves while it loads and is scrolled, at %i px', async (width, { open }) => {
  const page = await open('/about-us', { width });
  await page.addInitScript(watchShifts);
  const fonts = holdFonts(page);
  await page.goto('/');
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactProps$')));

  // The words have been drawn in the stand-in faces by now; the real ones come late.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await (await fonts).release();
  await page.evaluate(() => document.fonts.ready);
  await scrollThrough(page);
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as { value: number; what: string }[]);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThan(0.01);
});

journey.for([390, 1440])('the largest thing painted first is the hero, at %i px', async (width, { open }) => {
  const page = await open('/', { width });
  const largest = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element };
          const region = element.closest('[aria-roledescription=carousel], section');
          resolve(`${element.localName} in ${region?.getAttribute('aria-label')}`);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(largest).toMatch(/ in Highlights$/);
});

journey.for([390, 1440])('every picture of the page is there, at %i px', async (width, { open }) => {
  const page = await open('/', { width });
  await scrollThrough(page);
  await page.waitForFunction(() =>
    [...document.images].filter((image) => image.checkVisibility()).every(({ complete }) => complete),
  );
  const broken = await page.evaluate(() =>
    [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).map(({ src }) => src),
  );
  expect(broken).toEqual([]);
  expect(await page.evaluate(() => document.images.length)).toBeGreaterThan(40);
});

journey.for([
  ['en', 390],
  ['en', 1440],
  ['ru', 390],
  ['ru', 1440],
] as const)('pictures of the page are kept, in %s from %i px on, dark and light', async ([locale, width], { open }) => {
  const page = await open(locale === 'en' ? '/' : '/ru', { width, locale });
  for (const each of width === 390 ? [390] : [768, 1440, 1920]) {
    await page.setViewportSize({ width: each, height: each === 390 ? 844 : 900 });
    await scrollThrough(page);
    for (const theme of ['dark', 'light'] as const) {
      await page.evaluate((to) => __TSR_ROUTER__.options.context.theme.set(to), theme);
      await page.locator(`html[data-theme=${theme}]`).waitFor();
      await shot(page, `home-${each}-${theme}-${locale}`, { isFullPage: true });
    }
  }
});

/** Runs in the page before anything else: notes every move of something already drawn. */
function watchShifts(): void {
  const shifts: { value: number; what: string }[] = [];
  Object.assign(window, { shifts });
  interface Shift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null }[];
  }
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[])
      shifts.push({
        value,
        what: sources.map(({ node }) => (node as Element | null)?.className ?? node?.nodeName).join(', '),
      });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Keeps the fonts back until they are released, as a slow connection would. */
async function holdFonts(page: Page) {
  const gate = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return {
    async release() {
      gate.resolve();
      await page.waitForLoadState('load');
    },
  };
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
