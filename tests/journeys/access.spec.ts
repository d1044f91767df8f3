// No page hides anything from those who cannot see it well, or at all: axe finds nothing serious, dark or light.
import { expect } from 'vitest';
import { graveFaults } from './axe.ts';
import { journey } from './browser.ts';

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
  ['/confirmation/undo', 390],
  ['/_icons', 1440],
  ['/_kit', 1440],
  ['/_kit/stage', 390],
] as const)('%s at %i px', async ([path, width], { open }) => {
  await expect(graveFaults(await open(path, { width }))).resolves.toEqual([]);
});

journey('a page that is not there', async ({ open }) => {
  await expect(graveFaults(await open('/no/such/page', { status: 404 }))).resolves.toEqual([]);
});
