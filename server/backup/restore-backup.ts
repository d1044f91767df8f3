// Restores the embedded database as it was at a moment: beside the data folder first, recovered and audited there, and
// only then put in its place. The old one is kept.
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { give } from '../database/account.ts';
import { walFolder } from '../database/archive.ts';
import { chooseGround, type Ground } from '../database/ground.ts';
import { findPostmaster } from '../database/postmaster.ts';
import { syncFolder } from '../database/sync-folder.ts';
import type { Report } from '../ledger/audit.ts';
import type { LedgerKeySettings } from '../ledger/ledger-keys.ts';
import { CannotStart } from '../plumbing/cannot-start.ts';
import { type Base, listBases, type Manifest, nameAt, readManifest } from './backup-folder.ts';
import { copyFiles } from './copy-files.ts';
import { gatherWal, layWal } from './gather-wal.ts';
import { lookAt, recover } from './recover.ts';

export interface Wish {
  dataDir: string;
  backupFolder: string;
  at: Date;
  now: Date;
  /** What the books were sealed with. */
  keys: LedgerKeySettings;
}

export interface Restored {
  base: string;
  /** When the last of what is there was committed; null: before the base backup was taken. */
  lastCommit: Date | null;
  /** Null: the backup is older than this program, which has to migrate it first. */
  report: Report | null;
  /** Where the restored cluster lies now; in its place only if the books are in order. */
  cluster: string;
  isInPlace: boolean;
  /** The old cluster, if there was one. */
  keptAside: string | null;
}

/** Throws `CannotStart` with a sentence where it cannot; then the data folder is as it was. */
export async function restoreBackup({ dataDir, backupFolder, at, now, keys }: Wish): Promise<Restored> {
  const ground = chooseGround(dataDir);
  requireStopped(ground);
  const base = chooseBase(listBases(backupFolder), at);
  const manifest = readManifest(base.folder);
  const gathered = await gatherWal(manifest, backupFolder, ground.cluster);

  const restoring = `${ground.cluster}.restoring`;
  rmSync(restoring, { recursive: true, force: true });
  await copyBase(base, manifest, restoring);
  layWal(gathered.live, restoring);
  give(restoring, ground.account);
  // A folder from another machine may belong to an account of that one.
  give(walFolder(backupFolder), ground.account);

  const beside = { ...ground, cluster: restoring, log: `${restoring}.log` };
  const postmaster = await recover({ ground: beside, backupFolder, at, gathered });
  const { lastCommit, report } = await lookAt(beside, postmaster, keys);
  const found = { base: base.name, lastCommit, report };
  if (report !== null && report.violations.length > 0)
    return { ...found, cluster: restoring, isInPlace: false, keptAside: null };
  const keptAside = putInPlace(ground, restoring, now);
  putBeside(join(base.folder, 'beside'), dataDir);
  return { ...found, cluster: ground.cluster, isInPlace: true, keptAside };
}

function requireStopped({ cluster }: Ground): void {
  const running = findPostmaster(cluster);
  if (running !== undefined)
    throw new CannotStart(`The database is running (process ${running.pid}): stop the server first.`);
}

function chooseBase(bases: readonly Base[], at: Date): Base {
  const base = bases.findLast(({ takenAt }) => takenAt <= at);
  if (base !== undefined) return base;
  const [oldest] = bases;
  throw new CannotStart(
    oldest === undefined
      ? 'There is no backup in BACKUP_DIR: npm run backup takes one.'
      : `The oldest backup is of ${oldest.takenAt.toISOString()}: what was before cannot be restored.`,
  );
}

/** Every file is compared with what was copied when the backup was taken. */
async function copyBase({ name, folder }: Base, { files }: Manifest, to: string): Promise<void> {
  const from = join(folder, 'cluster');
  mkdirSync(to, { mode: 0o700 });
  const folders = readdirSync(from, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  for (const entry of folders)
    mkdirSync(join(to, entry.parentPath.slice(from.length), entry.name), { recursive: true, mode: 0o700 });
  // PostgreSQL writes all of it through to the disk before it begins with the WAL.
  const copied = await copyFiles(
    from,
    to,
    files.map(({ path }) => path),
    { isSynced: false },
  );
  const hashes = new Map(copied.map(({ path, sha256 }) => [path, sha256]));
  const damaged = files.find(({ path, sha256 }) => hashes.get(path) !== sha256);
  if (damaged !== undefined)
    throw new CannotStart(
      `The backup ${name} is damaged (${damaged.path}): move it out of BACKUP_DIR, and an older one is used.`,
    );
}

/** Two renames in one folder; between them there is no database, and a start would make an empty one. */
function putInPlace(ground: Ground, restoring: string, now: Date): string | null {
  requireStopped(ground);
  const { cluster } = ground;
  const stamp = nameAt(now).replace('base-', '');
  const aside = existsSync(cluster) ? `${cluster}.before-restore-${stamp}` : null;
  if (aside !== null) renameSync(cluster, aside);
  renameSync(restoring, cluster);
  syncFolder(dirname(cluster));
  return aside === null ? null : basename(aside);
}

/** Only where it is missing: what is there tells of the world outside, which was not restored. */
function putBeside(from: string, dataDir: string): void {
  for (const name of existsSync(from) ? readdirSync(from) : [])
    if (!existsSync(join(dataDir, name))) copyFileSync(join(from, name), join(dataDir, name));
}
