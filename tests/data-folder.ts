// A data folder for a test that starts and ends embedded databases of its own.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#server/database/embedded.ts';

export interface DataFolder extends Disposable {
  path: string;
  cluster: string;
}

export function makeDataFolder(): DataFolder {
  const path = mkdtempSync(join(tmpdir(), 'marigold-data-'));
  // As root the database runs under another account, which must be let in.
  chmodSync(path, 0o755);
  return {
    path,
    cluster: join(path, 'postgres-18'),
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** With a cluster in it. It is made without care for the disk, which is slow; what is written later is written with care. */
export async function makeReadyDataFolder(): Promise<DataFolder> {
  const folder = makeDataFolder();
  const { close } = await startEmbedded({ dataDir: folder.path, isDurable: false });
  await close();
  return folder;
}
