import type { Page } from 'playwright-core';
import type { Open, Visit } from './browser.ts';

interface Opened {
  sysname: string;
  locale?: string;
  mode?: 'real' | 'demo';
}

/** The frame of a game alone, as large as the window. */
export async function openFrame(
  open: Open,
  { sysname, locale = 'en', mode = 'demo' }: Opened,
  visit: Visit = {},
): Promise<Page> {
  const page = await open('/about-us', visit);
  const { url, token } = await page.evaluate(
    async (fields) => {
      const answer = await fetch('/api/play.open?v=1&locale=en', {
        method: 'POST',
        headers: { 'x-csrf': '1' },
        body: new URLSearchParams(fields),
      });
      return (await answer.json()).result as { url: string; token: string };
    },
    { sysname, mode },
  );
  await page.goto(`${url}?locale=${locale}#token=${token}&mode=${mode}`);
  await page.locator('main').waitFor();
  return page;
}
