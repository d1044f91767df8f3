// Dark or light: the visitor's choice, drawn by the server and changed without a reload.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './browser.ts';

const YEAR_SECONDS = 31_536_000;

const lookOf = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color, colorScheme } = getComputedStyle(document.body);
    const tell = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;
    return {
      theme: document.documentElement.dataset['theme'],
      background: backgroundColor,
      text: color,
      scheme: colorScheme,
      told: { scheme: tell('color-scheme'), colour: tell('theme-color') },
    };
  });

const dark = {
  theme: 'dark',
  background: 'rgb(10, 18, 17)',
  text: 'rgb(242, 247, 243)',
  scheme: 'dark',
  told: { scheme: 'dark', colour: '#0d1716' },
};
const light = {
  theme: 'light',
  background: 'rgb(242, 239, 230)',
  text: 'rgb(18, 35, 30)',
  scheme: 'light',
  told: { scheme: 'light', colour: '#ffffff' },
};

const themeSwitch = (page: Page) => page.locator('header').getByRole('button', { name: /theme$/ });

journey(
  'a visitor who chose nothing sees the dark theme, whatever the system likes (S9-R035)',
  async ({ open }) => {
    const page = await open('/about-us');
    await expect
      .poll(() => page.evaluate(() => matchMedia('(prefers-color-scheme: light)').matches))
      .toBe(true);
    await expect.poll(() => lookOf(page)).toEqual(dark);
  },
);

journey('the theme is switched on the spot, and back (S1-R017)', async ({ open }) => {
  const page = await open('/about-us', { isMoving: true });
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await themeSwitch(page).click();
  await page.locator('html[data-theme=light]').waitFor();
  await expect.poll(() => lookOf(page)).toEqual(light);
  await expect.poll(() => themeSwitch(page).getAttribute('aria-label')).toBe('Switch to the dark theme');

  await themeSwitch(page).click();
  await page.locator('html[data-theme=dark]').waitFor();
  await expect.poll(() => lookOf(page)).toEqual(dark);
  await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

journey('a choice of theme is remembered for a year (S9-R033)', async ({ open }) => {
  const page = await open('/about-us');
  await themeSwitch(page).click();
  await page.locator('html[data-theme=light]').waitFor();

  const cookie = (await page.context().cookies()).find(({ name }) => name === 'theme');
  expect(cookie).toMatchObject({ value: 'light', path: '/', sameSite: 'Lax' });
  expect(Math.abs(cookie!.expires - Date.now() / 1000 - YEAR_SECONDS)).toBeLessThan(120);
  await expect(lookOf(await open('/privacy', { beside: page }))).resolves.toEqual(light);
});

journey.for([
  ['dark', dark],
  ['light', light],
] as const)('the first HTML is %s before any script runs', async ([theme, look], { open }) => {
  await expect(lookOf(await open('/about-us', { theme, isScriptless: true }))).resolves.toEqual(look);
});

journey('the scripts that take the page over never change its theme', async ({ open }) => {
  const page = await open('/about-us', { theme: 'light', prepare: watchThemes });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'themesSeen'))).toEqual([]);
  await expect.poll(() => lookOf(page)).toEqual(light);
});

const watchThemes = (page: Page) =>
  page.addInitScript(() => {
    const themesSeen: (string | undefined)[] = [];
    Object.assign(window, { themesSeen });
    const note = () => themesSeen.push(document.documentElement?.dataset['theme']);
    new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ['data-theme'] });
  });
