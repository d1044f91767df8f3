// A visitor's browser for a journey. A page that logs an error, throws, renders otherwise than the server did
// or misses a file fails the journey that opened it, whatever else the journey looks at.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { isTakenOver } from './taken-over.ts';
import { watch } from './watch.ts';

export interface Visit {
  /** Width of the window; under 768 the visitor holds a phone. */
  width?: number;
  height?: number;
  theme?: 'dark' | 'light';
  locale?: string;
  cookies?: Readonly<Record<string, string>>;
  /** The status that the page itself must have. */
  status?: number;
  /** Troubles this journey brings about on purpose, by what they say. */
  expects?: readonly RegExp[];
  /** Opens another tab of the browser that shows this page, instead of a new visitor's browser. */
  beside?: Page;
}

export type Open = (path: string, visit?: Visit) => Promise<Page>;

/** A test in a real browser: `journey('…', async ({ open }) => { const page = await open('/'); … })`. */
export const journey = test.extend<{ open: Open }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of a fixture's needs off its pattern
  open: async ({}, use) => {
    const stage = inject('stage');
    if ('problem' in stage) throw new Error(stage.problem);

    const troubles: string[] = [];
    const browser = await chromium.connect(stage.browser);
    await use(async (path, visit = {}) => {
      const context = visit.beside?.context() ?? (await newVisitor(browser, stage.origin, visit));
      const page = await context.newPage();
      watch(page, { troubles, expects: visit.expects ?? [], status: visit.status ?? 200 });
      const answer = await page.goto(path);
      expect(answer?.status(), `the status of ${path}`).toBe(visit.status ?? 200);
      await page.waitForFunction(isTakenOver);
      return page;
    });
    await browser.close();
    expect(troubles, 'what went wrong in the browser').toEqual([]);
  },
});

/** Saves what the visitor sees as .cache/shots/{name}.png, for people to look at. */
export async function shot(page: Page, name: string, { isFullPage = false } = {}): Promise<void> {
  const path = `.cache/shots/${name}.png`;
  mkdirSync(dirname(path), { recursive: true });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  await page.screenshot({ path, fullPage: isFullPage, animations: 'disabled' });
}

async function newVisitor(browser: Browser, origin: string, visit: Visit): Promise<BrowserContext> {
  const { width = 1440, height = width < 768 ? 844 : 900, theme, locale } = visit;
  const isPhone = width < 768;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    isMobile: isPhone,
    hasTouch: isPhone,
    ...(locale !== undefined && { locale }),
  });
  const cookies = { ...(theme && { theme }), ...(locale && { locale }), ...visit.cookies };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })));
  return context;
}
