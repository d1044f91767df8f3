// A visitor who searches the hall for games, in a real browser.
import type { Browser, Page } from 'playwright-core';
import { isTakenOver } from '#tests/journeys/taken-over.ts';

/** What is typed, and the name that comes first. Each is new to the browser, so that it must ask. */
const words = {
  wolf: 'Wolfrise',
  gold: 'Pride of Gold',
  shark: 'Shark Feast',
  galaxy: 'Galaxy Spin',
  manor: 'Ghost Manor',
};

/** Of each word, the milliseconds from its last key until what it found is drawn. */
export async function searchAsVisitor(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(isTakenOver);
  await page.keyboard.press('/');
  await page.getByRole('option').first().waitFor();
  const times: number[] = [];
  for (const [word, name] of Object.entries(words)) times.push(await search(page, word, name));
  await context.close();
  return times;
}

async function search(page: Page, word: string, name: string): Promise<number> {
  const shown = page.evaluate(untilShown, name);
  await page.getByRole('combobox').fill('');
  await page.keyboard.type(word);
  return shown;
}

/** Runs in the page, so it may use nothing from outside itself. */
function untilShown(name: string): Promise<number> {
  let typedAt = 0;
  const note = () => {
    typedAt = performance.now();
  };
  document.addEventListener('input', note);
  return new Promise((resolve) => {
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
