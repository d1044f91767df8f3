// A browser for the journeys where the machine has none, or only one that takes twice as long.
import { spawnSync } from 'node:child_process';
import { findChromium, SHELL } from '#tests/journeys/chromium.ts';

/** Only where it needs no question: as root, on a system with apt. Elsewhere the journeys say what is missing. */
export function installChromium(): void {
  if (process.env['CHROMIUM'] || findChromium()?.endsWith(SHELL)) return;
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`Installing ${SHELL} for the journeys with apt-get…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', ['-qq', '-y', ...args], { env, encoding: 'utf8' });
  apt('update');
  const { status, stderr } = apt('install', '--no-install-recommends', SHELL);
  if (status !== 0) console.log(`apt-get could not install ${SHELL}: ${stderr.trim()}`);
}
