// A visitor who searches the hall for games, in a real browser.
import type { Browser, Page } from 'playwright-core';
import { isTakenOver } from '#tests/journeys/taken-over.ts';

/** Each is new to the browser, so that it must ask. */
const words = ['wolf', 'gold', 'shark', 'galaxy', 'manor'];

/** A search that has shown nothing by then is broken, not slow. */
const BOUND_MS = 10_000;

/** Of each word, the milliseconds from its last key until what it found is drawn. */
export async function searchAsVisitor(
  browser: Browser,
  url: string,
  nameOfFirst: (word: string) => Promise<string>,
): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(isTakenOver);
  await page.keyboard.press('/');
  await page.getByRole('option').first().waitFor();
  const times: number[] = [];
  for (const word of words) times.push(await search(page, word, await nameOfFirst(word)));
  await context.close();
  return times;
}

async function search(page: Page, word: string, name: string): Promise<number> {
  const shown = page.evaluate(untilShown, { name, boundMs: BOUND_MS });
  await page.getByRole('combobox').fill('');
  await page.keyboard.type(word);
  return shown;
}

/** Runs in the page, so it may use nothing from outside itself. */
function untilShown({ name, boundMs }: { name: string; boundMs: number }): Promise<number> {
  let typedAt = 0;
  const note = () => {
    typedAt = performance.now();
  };
  document.addEventListener('input', note);
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${name} is not the first that is found`)), boundMs);
    const look = () => {
      const first = document.querySelector('[role=dialog] [role=option]');
      if (!first?.textContent?.startsWith(name)) return;
      observer.disconnect();
      document.removeEventListener('input', note);
      requestAnimationFrame(() => resolve(performance.now() - typedAt));
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
