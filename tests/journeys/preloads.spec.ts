// What is fetched before it is wanted.
import { expect } from 'vitest';
import { journey } from './browser.ts';

/** Of the side menu: the foot of the page, which has some of them too, comes to life later. */
const targets = ['/gamehall', '/promotions', '/tournaments', '/jackpots', '/winners'];

journey(
  'hovering over many links fetches four pages at a time, and then the next (S9-R039)',
  async ({ open }) => {
    const page = await open('/about-us');
    const held: (() => void)[] = [];
    const asked = new Set<string>();
    await page.route(/\/assets\/[\w-]+\.page-[\w-]+\.js/, async (route) => {
      asked.add(route.request().url());
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    const hovered = await page.evaluate((paths) => {
      const links = paths.flatMap((path) => document.querySelector(`nav a[href="${path}"]`) ?? []);
      for (const link of links) link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      return links.length;
    }, targets);
    expect(hovered).toBe(targets.length);

    await expect.poll(() => asked.size).toBe(4);
    // A fifth would be on its way by the time that the page has answered this.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(asked.size).toBe(4);
    held.shift()!();
    await expect.poll(() => asked.size).toBe(5);
    for (const release of held) release();
  },
);
