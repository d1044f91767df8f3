// What is not a page of its own hides nothing either: system pages, menus, dialogs and toasts.
import { expect } from 'vitest';
import { systemPageNames } from '#rules/system-pages.ts';
import { graveFaults } from './axe.ts';
import { journey } from './browser.ts';
import './router.ts';

journey('the twelve system pages', async ({ open }) => {
  const page = await open('/_kit/system/MAINTENANCE');
  for (const name of systemPageNames) {
    await page.evaluate(
      (to) => __TSR_ROUTER__.navigate({ to: '/_kit/system/$name', params: { name: to } }),
      name,
    );
    await page.locator(`[data-system-page=${name}]`).waitFor();
    await expect.poll(() => graveFaults(page, '[data-system-page]'), { message: name }).toEqual([]);
  }
});

journey('a player’s header and its menu', async ({ open }) => {
  const page = await open('/terms', { player: 'anna' });
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  await expect.poll(() => graveFaults(page)).toEqual([]);
});

journey.for([
  ['Popup', 'GamesSearchPopup'],
  ['Curtain', 'BaseSidebarPopup'],
  ['Confirm', 'Confirm'],
] as const)('an open dialog: %s', async ([button, name], { open }) => {
  const page = await open('/_kit/stage');
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.locator(`[data-dialog=${name}]`).waitFor();
  await expect.poll(() => graveFaults(page)).toEqual([]);
});

journey('a toast on the rack', async ({ open }) => {
  const page = await open('/_kit/stage');
  await page.getByRole('button', { name: 'Own component' }).click();
  await page.locator('[data-toast]').waitFor();
  await expect.poll(() => graveFaults(page)).toEqual([]);
});
