// From the address of a slot's frame until it can be spun: its button can be pressed and its reels stand.
import type { Browser } from 'playwright-core';
import { phone } from './first-load.ts';

export interface FirstSpin {
  ms: number;
  /** What was loaded for it, the page itself among it; not what was asked of the API. */
  files: string[];
}

const READY_WITHIN_MS = 60_000;

export async function timeFirstSpin(browser: Browser, url: string): Promise<FirstSpin> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const files: string[] = [];
    page.on('response', (response) => {
      if (response.ok() && !response.url().includes('/api/')) files.push(response.url());
    });
    await page.addInitScript(noteReady);
    await page.goto(url, { waitUntil: 'commit' });
    const ready = await page.waitForFunction(() => (window as Noted).readyAt, null, {
      timeout: READY_WITHIN_MS,
    });
    return { ms: (await ready.jsonValue())!, files };
  } finally {
    await context.close();
  }
}

type Noted = Window & { readyAt?: number };

/** Runs in the page before anything else; time counts from the moment it was asked for. */
function noteReady(): void {
  const look = () => {
    const button = document.querySelector('[data-primary]:not([aria-disabled=true])');
    if (button === null || document.querySelector('main canvas') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      (window as Noted).readyAt = performance.now();
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

/** The same files by the same browser, all at once, and nothing done with them. */
export async function fetchAlone(
  browser: Browser,
  origin: string,
  files: readonly string[],
): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    // A file that loads nothing and forbids nothing.
    await page.goto(`${origin}/apple-touch-icon.png`);
    return await page.evaluate(async (urls) => {
      const begun = performance.now();
      await Promise.all(urls.map(async (url) => (await fetch(url, { cache: 'no-store' })).arrayBuffer()));
      return performance.now() - begun;
    }, files);
  } finally {
    await context.close();
  }
}
