// Dark or light: the visitor's choice, drawn by the server and changed without a reload.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './sent-page.ts';

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

const themeSwitch = (page: Page) => page.getByTitle(/theme$/);

journey(
  'a visitor who chose nothing sees the dark theme, whatever the system likes; it is switched on the spot, and back, ' +
    'and remembered for a year (S9-R035, S1-R017, S9-R033)',
  async ({ open }) => {
    const page = await open('/about-us', { isMoving: true });
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const likesLight = () => matchMedia('(prefers-color-scheme: light)').matches;
    await expect.poll(() => page.evaluate(likesLight)).toBe(true);
    await expect.poll(() => lookOf(page)).toEqual(dark);

    await themeSwitch(page).click();
    await expect.poll(() => lookOf(page)).toEqual(light);
    await expect.poll(() => themeSwitch(page).getAttribute('title')).toBe('Switch to the dark theme');
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'theme');
    expect(cookie).toMatchObject({ value: 'light', path: '/', sameSite: 'Lax' });
    expect(Math.abs(cookie!.expires - Date.now() / 1000 - YEAR_SECONDS)).toBeLessThan(120);

    await themeSwitch(page).click();
    await expect.poll(() => lookOf(page)).toEqual(dark);
    await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true);
  },
);

journey('the first HTML has the chosen theme, before any script runs', async ({ read }) => {
  for (const { theme, told } of [dark, light]) {
    const { screen } = await read('/about-us', { cookie: `theme=${theme}` });
    const sent = await screen.evaluate((document) => {
      const tell = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;
      const { theme: drawn } = document.documentElement.dataset;
      return { theme: drawn, told: { scheme: tell('color-scheme'), colour: tell('theme-color') } };
    });
    expect(sent).toEqual({ theme, told });
  }
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
