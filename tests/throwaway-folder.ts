// A folder that goes with the process that made it, however that process ends, and so does any PostgreSQL that works in
// it. Nobody can clean up after a `kill -9` of itself, so a watcher in a process of its own does.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';

export interface ThrowawayFolder extends Disposable {
  path: string;
}

let watcher: Writable | undefined;

export function makeThrowawayFolder(prefix: string, disk = tmpdir()): ThrowawayFolder {
  const path = mkdtempSync(join(disk, prefix));
  // As root the database runs under another account, which must be let in.
  chmodSync(path, 0o755);
  watcher ??= startWatcher();
  watcher.write(`${path}\n`);
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/** The pipe to it closes when this process ends. */
function startWatcher(): Writable {
  const program = join(import.meta.dirname, '../tools/throwaway-watcher.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // The terminal's Ctrl-C is for us and not for it.
    detached: true,
  });
  child.unref();
  const { stdin } = child;
  // It is a socket in truth, and must not keep this process alive.
  if ('unref' in stdin) (stdin as { unref(): void }).unref();
  // A worker whose run was killed would go on with its tests, on databases of which nobody reads the outcome.
  if (process.connected) process.once('disconnect', () => process.exit(1));
  return stdin;
}
