// @module-tag long
// Every room of the desk on a phone, a tablet and a screen, looked over with axe.
import { expect } from 'vitest';
import { journey } from '../journeys/browser.ts';
import { joinDesk } from '../journeys/desk.ts';
import { expectFitRoom } from '../journeys/desk-rooms.ts';

journey('every room of the desk is fit for who listens, at every width', async ({ open }) => {
  const { page } = await joinDesk(open, 'admin');
  const links = page.getByRole('navigation', { name: 'Rooms' }).getByRole('link');
  const rooms = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')!));
  expect(rooms.length).toBeGreaterThan(20);
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const room of rooms) await expectFitRoom(page, room);
  }
});
