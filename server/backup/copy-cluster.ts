// Copies the files of a cluster that is being written to, between the server's own two words that it may be copied. What
// changes meanwhile is put right by the WAL when the copy is opened.
import { createHash } from 'node:crypto';
import { type Dirent, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { syncFolder } from '../database/sync-folder.ts';
import { type CopiedFile, copyFiles } from './copy-files.ts';

/** Made anew by every start; only the folder itself is needed. */
const emptied = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);
const leftOut =
  /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*|backup_label|tablespace_map|\.s\.PGSQL.*)$/;
const CONTROL = 'global/pg_control';

/** Gives what was copied, each file with its hash; everything is on the disk then. */
export async function copyCluster(from: string, to: string): Promise<CopiedFile[]> {
  const folders: string[] = [];
  const files: string[] = [];
  const walk = (folder: string): void => {
    folders.push(folder);
    mkdirSync(join(to, folder), { mode: 0o700 });
    for (const entry of listFolder(join(from, folder))) {
      const path = join(folder, entry.name);
      if (leftOut.test(entry.name) || path === CONTROL) continue;
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) files.push(path);
    }
  };
  walk('');
  mkdirSync(join(to, 'pg_wal/archive_status'), { mode: 0o700 });
  const copied = await copyFiles(from, to, files, { isSynced: true });
  // Last, as the server itself would do.
  copied.push(await copyControl(from, to));
  for (const folder of folders) syncFolder(join(to, folder));
  return copied;
}

const listFolder = (path: string): Dirent[] =>
  emptied.has(basename(path)) ? [] : readdirSync(path, { withFileTypes: true });

/** Small and often rewritten: read until it was the same twice, so that no half of one is kept. */
async function copyControl(from: string, to: string): Promise<CopiedFile> {
  let read = readFileSync(join(from, CONTROL));
  for (let again = readFileSync(join(from, CONTROL)); !again.equals(read); ) {
    await pause(5);
    [read, again] = [again, readFileSync(join(from, CONTROL))];
  }
  writeFileSync(join(to, CONTROL), read, { mode: 0o600, flush: true });
  return { path: CONTROL, bytes: read.length, sha256: createHash('sha256').update(read).digest('hex') };
}
