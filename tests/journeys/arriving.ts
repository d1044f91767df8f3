// A page arrives in pieces, and over a slow connection each is seen. What has arrived stands where it will stand.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Open } from './browser.ts';

/** The page is cut in the middle of each of its first lists: that is where one thing makes room for another. */
export async function expectArrives(open: Open, path: string, width: number, lists: number): Promise<void> {
  const whole = await placesOf(await open(path, { width, isScriptless: true }));
  for (let list = 0; list < lists; list += 1) {
    const page = await open(path, {
      width,
      isScriptless: true,
      prepare: (fresh) => cut(fresh, list),
      expects: [unused],
    });
    const arrived = await placesOf(page);
    // The last of them may not be whole itself.
    const settled = [...arrived].slice(0, -2);
    expect(settled.length).toBeGreaterThan(0);
    const moved = settled.filter(([name, place]) => whole.get(name) !== place);
    expect(
      moved.map(([name, place]) => `${name}: ${place}, then ${whole.get(name)}`),
      `${path}, cut in list ${list + 1}`,
    ).toEqual([]);
  }
}

/** What is fetched ahead, and then stands in what never comes. */
const unused = /was preloaded using link preload but not used/;

async function cut(page: Page, list: number): Promise<void> {
  await page.route(
    (url) => url.pathname !== '' && !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const starts = [...html.slice(0, html.indexOf('</main>')).matchAll(/<ul/g)].map(({ index }) => index);
      const start = starts.filter((at) => at > html.indexOf('<main'))[list];
      if (start === undefined) return route.fulfill({ response });
      const middle = (start + html.indexOf('</ul>', start)) / 2;
      const body = html.slice(0, html.indexOf('<li', middle));
      await route.fulfill({ response, body });
    },
  );
}

/** Where each picture and each thing with words stands, by its way through the page, in the order of the page. */
const placesOf = async (page: Page): Promise<Map<string, string>> =>
  new Map(
    await page.evaluate(async () => {
      await document.fonts.ready;
      const nameOf = (element: Element): string =>
        element.parentElement === null
          ? ''
          : `${nameOf(element.parentElement)}/${element.tagName}${[...element.parentElement.children].indexOf(element)}`;
      const hasWords = (element: Element) =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim() !== '',
        );
      return [...document.querySelectorAll('main *')]
        .filter((element) => element.tagName === 'IMG' || hasWords(element))
        .map((element): [string, string] => {
          const { x, y } = element.getBoundingClientRect();
          return [nameOf(element), `${Math.round(x)} ${Math.round(y + scrollY)}`];
        });
    }),
  );
