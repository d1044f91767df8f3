// A base backup of the embedded database while it works, by the server's own functions.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BackupSettings } from '../config/backups.ts';
import { walFolder } from '../database/archive.ts';
import { type Connection, connect } from '../database/connect.ts';
import { houseLocks } from '../database/house-locks.ts';
import { syncFolder } from '../database/sync-folder.ts';
import { CannotStart } from '../plumbing/cannot-start.ts';
import { MANIFEST, type Manifest, nameAt, removeOld } from './backup-folder.ts';
import { copyCluster } from './copy-cluster.ts';
import { systemOf } from './wal.ts';

/** Says from which WAL on the copy is to be read. */
const LABEL = 'backup_label';

interface Place {
  url: string;
  cluster: string;
  dataDir: string;
  backups: BackupSettings;
  now(): Date;
}

export interface Taken {
  name: string;
  bytes: number;
  removed: readonly string[];
}

/** Throws `CannotStart` with a sentence where it cannot be taken; then nothing of it is left. */
export async function takeBackup({ url, cluster, dataDir, backups, now }: Place): Promise<Taken> {
  const connection = await connect(url, { application_name: 'marigold backup', statement_timeout: 0 });
  const making = join(backups.folder, `making-${process.pid}`);
  try {
    await requireAlone(connection);
    await requireArchiving(connection, backups.folder);
    rmSync(making, { recursive: true, force: true });
    mkdirSync(making, { recursive: true, mode: 0o700 });
    const manifest = await copy(connection, { cluster, making, backups, now });
    copyBeside(dataDir, cluster, join(making, 'beside'));
    writeFileSync(join(making, MANIFEST), JSON.stringify(manifest), { mode: 0o600, flush: true });
    const name = nameAt(new Date(manifest.takenAt));
    renameSync(making, join(backups.folder, name));
    syncFolder(backups.folder);
    const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
    return { name, bytes, removed: removeOld(backups.folder, backups.keep) };
  } finally {
    rmSync(making, { recursive: true, force: true });
    await connection.close();
  }
}

async function requireAlone({ sql }: Connection): Promise<void> {
  const [lock] = await sql<{
    is_ours: boolean;
  }>`select pg_try_advisory_lock(${houseLocks.backup}) as is_ours`;
  if (lock?.is_ours !== true) throw new CannotStart('Another backup is being taken.');
}

async function requireArchiving({ sql }: Connection, folder: string): Promise<void> {
  const [archive] = await sql<{ mode: string; place: string | null }>`
    select current_setting('archive_mode') as mode,
      current_setting('basic_archive.archive_directory', true) as place`;
  if (archive!.mode !== 'on' || archive!.place !== walFolder(folder))
    throw new CannotStart(
      'The server that runs does not archive into this BACKUP_DIR: set it for the server too, and start it again.',
    );
}

interface Copying extends Pick<Place, 'cluster' | 'backups' | 'now'> {
  making: string;
}

async function copy({ sql }: Connection, { cluster, making, backups, now }: Copying): Promise<Manifest> {
  const [start] = await sql<{ wal: string }>`
    select pg_walfile_name(pg_backup_start('npm run backup', fast => true)) as wal`;
  const files = await copyCluster(cluster, join(making, 'cluster'));
  const [stop] = await sql<{ lsn: string; labelfile: string }>`
    select lsn::text, labelfile from pg_backup_stop(wait_for_archive => false)`;
  const label = stop!.labelfile;
  writeFileSync(join(making, 'cluster', LABEL), label, { mode: 0o600, flush: true });
  const sha256 = createHash('sha256').update(label).digest('hex');
  files.push({ path: LABEL, bytes: Buffer.byteLength(label), sha256 });
  const takenAt = now().toISOString();
  const [last] = await sql<{ wal: string }>`select pg_walfile_name(${stop!.lsn}::pg_lsn) as wal`;
  await awaitArchived(sql, join(walFolder(backups.folder), last!.wal));
  return { takenAt, system: systemOf(cluster), firstWal: start!.wal, lastWal: last!.wal, files };
}

const ARCHIVED_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 100;

/** Without the WAL that was written meanwhile the copy cannot be opened. */
async function awaitArchived(sql: Connection['sql'], file: string): Promise<void> {
  const end = performance.now() + ARCHIVED_WITHIN_MS;
  while (!existsSync(file)) {
    if (performance.now() > end) {
      const [archiver] = await sql<{
        wal: string | null;
      }>`select last_failed_wal as wal from pg_stat_archiver`;
      throw new CannotStart(
        `PostgreSQL does not archive its WAL${archiver?.wal ? ` (it failed with ${archiver.wal})` : ''}: is there room in BACKUP_DIR? Its log says more.`,
      );
    }
    await pause(LOOK_EVERY_MS);
  }
}

const notBeside = /^(postgres.*|programs-.*|backups)$/;

/** Small files that the product keeps beside its database, such as the sandbox bank's memory. */
function copyBeside(dataDir: string, cluster: string, to: string): void {
  mkdirSync(to, { mode: 0o700 });
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    const from = join(dataDir, entry.name);
    if (entry.isFile() && !notBeside.test(entry.name) && from !== cluster)
      copyFileSync(from, join(to, entry.name));
  }
}
