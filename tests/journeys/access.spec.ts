// Pages hide nothing from those who cannot see them well, or at all: axe finds nothing serious, dark or light. Every
// page: tests/long.
import { expect } from 'vitest';
import { graveFaults } from './axe.ts';
import { journey } from './browser.ts';

journey.for([
  { path: '/gamehall', width: 1440 },
  { path: '/cashier/deposit', width: 390, player: 'anna' },
])('$path at $width px', async ({ path, ...visit }, { open }) => {
  await expect(graveFaults(await open(path, visit))).resolves.toEqual([]);
});
