// A data folder for a test that starts and ends embedded databases of its own.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#server/database/embedded.ts';

export interface DataFolder extends Disposable {
  path: string;
  cluster: string;
}

export function makeDataFolder(disk = tmpdir()): DataFolder {
  const path = mkdtempSync(join(disk, 'marigold-data-'));
  // As root the database runs under another account, which must be let in.
  chmodSync(path, 0o755);
  return {
    path,
    cluster: join(path, 'postgres-18'),
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** With a cluster in it, made once for all tests of a worker and copied. What is written later is written with care. */
export async function makeReadyDataFolder(disk?: string): Promise<DataFolder> {
  template ??= makeTemplate();
  const { path } = await template;
  const folder = makeDataFolder(disk);
  // As root the files belong to another account, and must go on doing so.
  execFileSync('cp', ['-a', `${path}/.`, folder.path]);
  return folder;
}

let template: Promise<DataFolder> | undefined;

/** Without care for the disk, which is slow. */
async function makeTemplate(): Promise<DataFolder> {
  const folder = makeDataFolder();
  const { close } = await startEmbedded({ dataDir: folder.path, isDurable: false });
  await close();
  process.on('exit', () => folder[Symbol.dispose]());
  return folder;
}
