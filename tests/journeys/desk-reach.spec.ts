// Nothing at the desk that can be pressed or filled in is cut off, covered or out of reach, on a phone least of all.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { journey } from './browser.ts';
import { joinDesk } from './desk.ts';
import { unreachableParts } from './reach.ts';

const expectInReach = (page: Page, message: string): Promise<void> =>
  expect.poll(() => unreachableParts(page), { message }).toEqual([]);

const isLoaded = (page: Page) => expect.poll(() => page.getByText('Loading…').count()).toBe(0);

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('main h1').waitFor();
  await isLoaded(page);
}

/** A room with each of its lists, and with the first row of each opened where there are rows. */
async function expectRoomInReach(page: Page, path: string): Promise<void> {
  const where = `${path} at ${page.viewportSize()!.width} px`;
  await visit(page, path);
  const tabs = page.locator('main [role=tablist]').first().getByRole('tab');
  const lists = Math.max(1, await tabs.count());
  for (let at = 0; at < lists; at += 1) {
    if (at > 0) await visit(page, path);
    if (at > 0) await tabs.nth(at).click();
    await isLoaded(page);
    await expectInReach(page, `${where}, list ${at + 1}`);
    const row = page.locator('main :is([data-row], [data-event])').first();
    if ((await row.count()) === 0) continue;
    await row.press('Enter');
    await page.waitForURL(/[?&](item|player)=/);
    await page.locator('main h1').waitFor();
    await isLoaded(page);
    await expectInReach(page, `${where}, list ${at + 1}, a row opened`);
  }
}

async function expectMenuInReach(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const links = page.getByRole('navigation', { name: 'Rooms' }).getByRole('link');
  await links.first().waitFor();
  await expectInReach(page, 'the menu');
  const unnamed = await links.evaluateAll(
    (all) => all.filter((link) => link.textContent.trim() === '').length,
  );
  expect(unnamed, 'links without a name that is seen').toBe(0);
  const rooms = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  await links.last().click();
  await links.first().waitFor({ state: 'detached' });
  return rooms;
}

journey('on a phone nothing of the menu, of players, budgets and staff is out of reach', async ({ open }) => {
  const { page } = await joinDesk(open, 'admin', '/desk/me', 390);
  await expectMenuInReach(page);
  for (const room of ['players', 'budgets', 'staff']) await expectRoomInReach(page, `/desk/${room}`);
});

journey('on a phone nothing of any room at the desk is out of reach', long, async ({ open }) => {
  const { page } = await joinDesk(open, 'admin', '/desk/me', 390);
  const rooms = await expectMenuInReach(page);
  expect(rooms.length).toBeGreaterThan(20);
  for (const room of rooms) await expectRoomInReach(page, room);
});
