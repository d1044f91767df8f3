// No page hides anything from those who cannot see it well, or at all: axe finds nothing serious, dark or light.
import { expect } from 'vitest';
import { systemPageNames } from '#rules/system-pages.ts';
import { graveFaults } from './axe.ts';
import { journey } from './browser.ts';
import './router.ts';

journey.for([
  ['/', 1440],
  ['/', 390],
  ['/ru', 768],
  ['/gamehall', 1440],
  ['/gamehall?query=zzz', 390],
  ['/game/mines', 390],
  ['/providers', 1440],
  ['/responsible-play', 1440],
  ['/credits', 390],
  ['/_icons', 1440],
  ['/_kit', 1440],
  ['/_kit/stage', 390],
] as const)('%s at %i px', async ([path, width], { look }) => {
  expect(await graveFaults(await look(path, { width }))).toEqual([]);
});

journey('a page that is not there', async ({ look }) => {
  expect(await graveFaults(await look('/no/such/page', { status: 404 }))).toEqual([]);
});

journey('the twelve system pages', async ({ open }) => {
  const page = await open('/_kit/system/MAINTENANCE');
  for (const name of systemPageNames) {
    await page.evaluate(
      (to) => __TSR_ROUTER__.navigate({ to: '/_kit/system/$name', params: { name: to } }),
      name,
    );
    await page.locator(`[data-system-page=${name}]`).waitFor();
    expect(await graveFaults(page, '[data-system-page]'), name).toEqual([]);
  }
});

journey('a player’s header and its menu', async ({ open }) => {
  const page = await open('/terms', { player: 'anna' });
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  expect(await graveFaults(page)).toEqual([]);
});

journey.for([
  ['Popup', 'GamesSearchPopup'],
  ['Curtain', 'BaseSidebarPopup'],
  ['Confirm', 'Confirm'],
] as const)('an open dialog: %s', async ([button, name], { open }) => {
  const page = await open('/_kit/stage');
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.locator(`[data-dialog=${name}]`).waitFor();
  expect(await graveFaults(page)).toEqual([]);
});

journey('a toast on the rack', async ({ open }) => {
  const page = await open('/_kit/stage');
  await page.getByRole('button', { name: 'Own component' }).click();
  await page.locator('[data-toast]').waitFor();
  expect(await graveFaults(page)).toEqual([]);
});
