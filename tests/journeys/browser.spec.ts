// The fixtures of all journeys, on the real site.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './browser.ts';

journey('a visitor has the window, the theme and the language that were asked for', async ({ open }) => {
  const page = await open('/ru/terms', {
    width: 390,
    theme: 'light',
    locale: 'ru',
    cookies: { seen: 'yes' },
  });
  const seen = await page.evaluate(() => ({
    width: innerWidth,
    theme: document.documentElement.dataset['theme'],
    lang: document.documentElement.lang,
    cookies: document.cookie,
  }));
  expect(seen).toEqual({
    width: 390,
    theme: 'light',
    lang: 'ru',
    cookies: expect.stringContaining('seen=yes'),
  });
});

journey('a second tab belongs to the same visitor, another window to another', async ({ open }) => {
  const page = await open('/terms', { cookies: { seen: 'yes' } });
  const cookiesOf = (of: typeof page) => of.evaluate(() => document.cookie);
  await expect(cookiesOf(await open('/terms', { beside: page }))).resolves.toContain('seen=yes');
  const other = await open('/no/such/page', { status: 404 });
  await expect(cookiesOf(other)).resolves.not.toContain('seen=yes');
});

journey('a page must have the status it is expected to have', async ({ open }) => {
  await expect(open('/terms', { status: 404 })).rejects.toThrow('the status of /terms');
});

journey('a tab is handed on with nothing of the last visitor in it', async ({ visitors }) => {
  const first = await visitors.admit({ cookies: { seen: 'yes' } });
  await first.page.goto('/about-us');
  await first.page.evaluate(() => {
    localStorage.setItem('kept', 'yes');
    sessionStorage.setItem('kept', 'yes');
  });
  await first.leave();

  const next = await visitors.admit({});
  expect(next.page).toBe(first.page);
  await next.page.goto('/about-us');
  const left = await next.page.evaluate(() => [
    localStorage.getItem('kept'),
    sessionStorage.getItem('kept'),
    document.cookie.includes('seen'),
  ]);
  expect(left).toEqual([null, null, false]);
  await next.leave();
});

journey(
  'a tab that keeps something for ever, or whose neighbour does, is not handed on',
  async ({ visitors }) => {
    const asks = [
      (page: Page) => page.addInitScript(() => undefined),
      (page: Page) => page.context().addInitScript(() => undefined),
      async (page: Page) => (await visitors.openBeside(page)).clock.install(),
    ];
    for (const ask of asks) {
      const first = await visitors.admit({});
      await ask(first.page);
      await first.leave();
      const next = await visitors.admit({});
      expect(next.page).not.toBe(first.page);
      await next.page.close();
    }
  },
);
