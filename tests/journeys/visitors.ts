// Visitors' browsers, handed on from journey to journey: a tab that has been at the site before opens its next page in
// half the time of a new one. What the last visitor left behind is taken out of it first.
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Visit } from './browser.ts';

/** What a page or its browser keeps wherever it goes. Whoever was asked for any of it is closed, not handed on. */
const lasting = [
  'addInitScript',
  'clock',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setOffline',
];

const heard = [
  'console',
  'crash',
  'dialog',
  'download',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
] as const;

const VAIN_MS = 90_000;

/** A page of the site's own that runs nothing: there its storage can be emptied, and nobody fills it again. */
const QUIET_PAGE = '/favicon.svg';

interface Visitor {
  page: Page;
  leave(): Promise<void>;
}

export class Visitors {
  readonly #endpoint: string;
  readonly #origin: string;
  readonly #free = new Map<string, Page[]>();
  readonly #marked = new WeakSet<BrowserContext>();
  #browser: Promise<Browser> | undefined;

  constructor(endpoint: string, origin: string) {
    this.#endpoint = endpoint;
    this.#origin = origin;
  }

  async admit(visit: Visit): Promise<Visitor> {
    const window = windowOf(visit);
    const kind = JSON.stringify(window);
    const page = this.#free.get(kind)?.pop() ?? (await this.#open(window));
    const context = page.context();
    await context.addCookies(cookiesOf(visit, this.#origin));
    if (visit.player !== undefined) await signIn(context, visit.player);

    return {
      page,
      leave: async () => {
        if (visit.hasWorker || this.#marked.has(context) || !(await this.#tidy(page, window)))
          return context.close();
        this.#free.set(kind, [...(this.#free.get(kind) ?? []), page]);
      },
    };
  }

  /** Another tab of the browser that shows this page. */
  async openBeside(page: Page): Promise<Page> {
    const context = page.context();
    const tab = await context.newPage();
    this.#heed(tab, context);
    return tab;
  }

  async close(): Promise<void> {
    await (await this.#browser)?.close();
  }

  async #open({ isPlain, ...options }: Window): Promise<Page> {
    this.#browser ??= chromium.connect(this.#endpoint);
    const context = await (await this.#browser).newContext({ baseURL: this.#origin, ...options });
    // It only ends a wait that is in vain, on the slowest machine.
    context.setDefaultTimeout(VAIN_MS);
    if (isPlain) await context.addInitScript(drawPlainly);
    const page = await context.newPage();
    for (const keeper of [context, page]) this.#heed(keeper, context);
    return page;
  }

  #heed(keeper: BrowserContext | Page, context: BrowserContext): void {
    for (const name of lasting.filter((each) => each in keeper)) {
      const value: unknown = Reflect.get(keeper, name);
      const get = () => {
        this.#marked.add(context);
        return value;
      };
      Object.defineProperty(keeper, name, { get });
    }
  }

  /** Whether the page is now as good as new: its site may be gone, and the page itself may have crashed. */
  async #tidy(page: Page, window: Window): Promise<boolean> {
    const context = page.context();
    try {
      await Promise.all(context.pages().map((other) => other !== page && other.close()));
      for (const event of heard) page.removeAllListeners(event);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.mouse.move(0, 0);
      await page.setViewportSize(window.viewport);
      const answer = await page.goto(QUIET_PAGE);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await Promise.all([context.clearCookies(), context.clearPermissions()]);
      return answer?.ok() === true;
    } catch {
      return false;
    }
  }
}

type Window = ReturnType<typeof windowOf>;

function windowOf(visit: Visit) {
  const { width = 1440, height = width < 768 ? 844 : 900, locale } = visit;
  return {
    viewport: { width, height },
    isMobile: width < 768,
    hasTouch: width < 768,
    javaScriptEnabled: !visit.isScriptless,
    serviceWorkers: visit.hasWorker ? 'allow' : 'block',
    reducedMotion: visit.isMoving ? 'no-preference' : 'reduce',
    isPlain: !visit.isScriptless && !visit.isForPictures,
    ...(locale !== undefined && { locale }),
  } as const;
}

/** Nothing may be measured: whoever is asked that has a question on their screen. */
const refused = { consent: '1.1795000000.' };

function cookiesOf({ theme, locale, cookies, isUnasked }: Visit, url: string) {
  const all = { ...(!isUnasked && refused), ...(theme && { theme }), ...(locale && { locale }), ...cookies };
  return Object.entries(all).map(([name, value]) => ({ name, value, url }));
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
