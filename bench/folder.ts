// A folder of a measurement's own, gone when it ends.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Room } from './measurement.ts';

export async function makeFolder(room: Room): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marigold-bench-'));
  room.defer(() => rm(folder, { recursive: true, force: true }));
  // Started as root, PostgreSQL runs under another account, which must be able to enter.
  await chmod(folder, 0o755);
  return folder;
}
