// Pages as the server sends them, read without a visit: for everything that needs neither scripts nor styles.
import type { JSHandle } from 'playwright-core';
import { journey as visited } from './browser.ts';

export interface SentPage {
  status: number;
  /** Where it leads instead, if it does. */
  location: string | null;
  /** For `screen.evaluate((document) => …)`. */
  screen: JSHandle<Document>;
}

export type Read = (path: string, headers?: Readonly<Record<string, string>>) => Promise<SentPage>;

/** A journey that may also `read` a page: a tab that stays where it is takes the HTML apart, as browsers do. */
export const journey = visited.extend<{ read: Read }>({
  read: [
    async ({ visitors, origin }, use) => {
      const { page, leave } = await visitors.admit({});
      await use(async (path, headers = {}) => {
        const answer = await fetch(origin + path, { headers, redirect: 'manual' });
        const screen = await page.evaluateHandle(
          (html) => new DOMParser().parseFromString(html, 'text/html'),
          await answer.text(),
        );
        return { status: answer.status, location: answer.headers.get('location'), screen };
      });
      await leave();
    },
    { scope: 'file' },
  ],
});
