// A program of the system that tests need, where the machine has none.
import { spawnSync } from 'node:child_process';

/** Only where it needs no question: as root, on a system with apt. Elsewhere the tests say what is missing. */
export function installPackage(name: string, purpose: string): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`Installing ${name} for ${purpose} with apt-get…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', ['-qq', '-y', ...args], { env, encoding: 'utf8' });
  apt('update');
  const { status, stderr } = apt('install', '--no-install-recommends', name);
  if (status !== 0) console.log(`apt-get could not install ${name}: ${stderr.trim()}`);
}
