// A data folder for a test that starts and ends embedded databases of its own.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { startEmbedded } from '#server/database/embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { fastestDisk } from './fastest-disk.ts';
import { makeThrowawayFolder, type ThrowawayFolder } from './throwaway-folder.ts';

export interface DataFolder extends ThrowawayFolder {
  cluster: string;
}

export function makeDataFolder(disk?: string): DataFolder {
  const folder = makeThrowawayFolder('marigold-data-', disk);
  return { ...folder, cluster: join(folder.path, 'postgres-18') };
}

/**
 * With a migrated cluster in it, made once for all tests of a worker and copied. What is written later is written with
 * care.
 */
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
  const folder = makeDataFolder(fastestDisk());
  const { url, close } = await startEmbedded({ dataDir: folder.path, isDurable: false });
  await migrate(url);
  await close();
  return folder;
}
