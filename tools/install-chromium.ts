// A browser for the journeys where the machine has none.
import { spawnSync } from 'node:child_process';

/** Only where it needs no question: as root, on a system with apt. Elsewhere the journeys say what is missing. */
export function installChromium(): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log('Chromium was not found; installing it for the journeys with apt-get…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', ['-qq', '-y', ...args], { env, encoding: 'utf8' });
  apt('update');
  const { status, stderr } = apt('install', '--no-install-recommends', 'chromium');
  if (status !== 0) console.log(`apt-get could not install chromium: ${stderr.trim()}`);
}
