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
  /** The sandbox's player they are signed in as: 'anna'. Each journey that changes a player takes its own. */
  player?: string;
  /** No script runs: the page is what the server's first HTML makes of it. */
  isScriptless?: boolean;
  /** Everything slides, fades and turns. Other visitors prefer that nothing does, and need not wait for it. */
  isMoving?: boolean;
  /** Drawn in full, however long it takes. */
  isForPictures?: boolean;
  /** The status that the page itself must have. */
  status?: number;
  /** What is to be set up in the page before it goes to its address. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Troubles this journey brings about on purpose, by what they say. */
  expects?: readonly RegExp[];
  /** Opens another tab of the browser that shows this page, instead of a new visitor's browser. */
  beside?: Page;
}

export type Open = (path: string, visit?: Visit) => Promise<Page>;

/** What a visitor is who only looks. */
export type Glance = Pick<Visit, 'width' | 'player' | 'status'>;
export type Look = (path: string, glance?: Glance) => Promise<Page>;

/** A test in a real browser: `journey('…', async ({ open }) => { const page = await open('/'); … })`. */
export const journey = test.extend<{ origin: string; open: Open; look: Look }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of a fixture's needs off its pattern
  origin: [async ({}, use) => use(getStage().origin), { scope: 'file' }],
  open: async ({ origin }, use) => {
    const visits = await startVisits(origin);
    await use(visits.open);
    await visits.end();
  },
  // For journeys that leave nothing behind: the same visitor goes from page to page, which takes half the time.
  look: [
    async ({ origin }, use) => {
      const visits = await startVisits(origin);
      const pages = new Map<string, Page>();
      await use(async (path, glance = {}) => {
        const { width, player, status } = glance;
        const who = JSON.stringify([width, player, status]);
        const known = pages.get(who);
        const page = known ?? (await visits.open(path, glance));
        pages.set(who, page);
        if (known !== undefined) await goTo(known, path, status);
        return page;
      });
      await visits.end();
    },
    { scope: 'file' },
  ],
});

/** For a file whose journeys share a page: what they open stays until `end`, which tells what went wrong meanwhile. */
export async function startVisits(origin = getStage().origin): Promise<{ open: Open; end(): Promise<void> }> {
  const troubles: string[] = [];
  const browser = await chromium.connect(getStage().browser);
  return {
    async open(path, visit = {}) {
      const context = visit.beside?.context() ?? (await newVisitor(browser, origin, visit));
      const page = await context.newPage();
      const expects = visit.isScriptless ? [scriptLeftOut] : (visit.expects ?? []);
      watch(page, { troubles, expects, status: visit.status ?? 200 });
      await visit.prepare?.(page);
      await goTo(page, path, visit.status, visit.isScriptless);
      return page;
    },
    async end() {
      await browser.close();
      expect(troubles, 'what went wrong in the browser').toEqual([]);
    },
  };
}

async function goTo(page: Page, path: string, status = 200, isScriptless = false): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status(), `the status of ${path}`).toBe(status);
  if (!isScriptless) await page.waitForFunction(isTakenOver);
}

const scriptLeftOut = /^csp for GET .*\.js\b/;

function getStage() {
  const stage = inject('stage');
  if ('problem' in stage) throw new Error(stage.problem);
  return stage;
}

/** Saves what the visitor sees as .cache/shots/{name}.jpg, for people to look at. */
export async function shot(page: Page, name: string, { isFullPage = false } = {}): Promise<void> {
  const path = `.cache/shots/${name}.jpg`;
  mkdirSync(dirname(path), { recursive: true });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  await page.screenshot({ path, quality: 85, fullPage: isFullPage, animations: 'disabled' });
}

async function newVisitor(browser: Browser, origin: string, visit: Visit): Promise<BrowserContext> {
  const { width = 1440, height = width < 768 ? 844 : 900, theme, locale } = visit;
  const isPhone = width < 768;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    isMobile: isPhone,
    hasTouch: isPhone,
    javaScriptEnabled: !visit.isScriptless,
    reducedMotion: visit.isMoving ? 'no-preference' : 'reduce',
    ...(locale !== undefined && { locale }),
  });
  const cookies = { ...(theme && { theme }), ...(locale && { locale }), ...visit.cookies };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })));
  if (!visit.isScriptless && !visit.isForPictures) await context.addInitScript(drawPlainly);
  if (visit.player !== undefined) await signIn(context, visit.player);
  return context;
}

/** Blurring what is behind a popup takes a machine without a graphics card most of its time, at every blink of a caret. */
function drawPlainly(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { backdrop-filter: none !important }');
  document.adoptedStyleSheets.push(sheet);
}

async function signIn(context: BrowserContext, player: string): Promise<void> {
  const answer = await context.request.post('/__sandbox/sign-in', { form: { player }, maxRedirects: 0 });
  expect(answer.status(), `signing in as ${player}`).toBe(303);
}
