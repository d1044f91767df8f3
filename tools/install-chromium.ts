// A browser for the journeys where the machine has none, or only one that takes twice as long.
import { findChromium, SHELL } from '#tests/journeys/chromium.ts';
import { installPackage } from './install-package.ts';

export function installChromium(): void {
  if (process.env['CHROMIUM'] || findChromium()?.endsWith(SHELL)) return;
  installPackage(SHELL, 'the journeys');
}
