// The fixtures of all journeys, on the real site.
import { expect } from 'vitest';
import { journey } from './browser.ts';

journey('a visitor has the window, the theme and the language that were asked for', async ({ open }) => {
  const page = await open('/ru', { width: 390, theme: 'light', locale: 'ru', cookies: { seen: 'yes' } });
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
  const page = await open('/', { cookies: { seen: 'yes' } });
  const cookiesOf = (of: typeof page) => of.evaluate(() => document.cookie);
  expect(await cookiesOf(await open('/', { beside: page }))).toContain('seen=yes');
  expect(await cookiesOf(await open('/'))).not.toContain('seen=yes');
});

journey('a page must have the status it is expected to have', async ({ open }) => {
  await open('/no/such/page', { status: 404 });
  await expect(open('/', { status: 404 })).rejects.toThrow('the status of /');
});
