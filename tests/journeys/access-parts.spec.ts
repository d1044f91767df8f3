// What is not a page of its own hides nothing either: system pages, menus, dialogs and toasts.

import { long } from '../long.ts';
import { expectAccessible } from './axe.ts';
import { journey } from './browser.ts';
import { showSystemPages } from './part-access.ts';

// One with a button and the site around it, and one that stands alone. All twelve: tests/long.
journey('system pages', long, ({ open }) => showSystemPages(open, ['PAY_FAIL', 'MAINTENANCE']));

journey('a player’s header and its menu', async ({ open }) => {
  const page = await open('/terms', { player: 'anna' });
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  await expectAccessible(page);
});

journey('an open dialog of each kind, and a toast on the rack', long, async ({ open }) => {
  const page = await open('/_kit/stage');
  for (const [button, name] of [
    ['Popup', 'GamesSearchPopup'],
    ['Curtain', 'BaseSidebarPopup'],
    ['Confirm', 'Confirm'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    const dialog = page.locator(`[data-dialog=${name}]`);
    await dialog.waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
  await page.getByRole('button', { name: 'Own component' }).click();
  await page.locator('[data-toast]').waitFor();
  await expectAccessible(page);
});
