// The folder of backups: wal/ with every WAL file, and one folder for each base backup, which has its name only once it
// is whole.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { walFolder } from '../database/archive.ts';
import type { CopiedFile } from './copy-files.ts';
import { listWal, numberOf } from './wal.ts';

export interface Base {
  name: string;
  folder: string;
  takenAt: Date;
}

/** What is known of a base backup; its backup.json. */
export interface Manifest {
  /** From when on it can be opened: before this moment it is no state of the database at all. */
  takenAt: string;
  /** Of the cluster, so that a backup is never opened with another's WAL. */
  system: string;
  /** The first and the last WAL file without which it cannot be opened. */
  firstWal: string;
  lastWal: string;
  files: readonly CopiedFile[];
}

export const MANIFEST = 'backup.json';
const baseName = /^base-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;
const unfinished = /^(making|removing)-/;

export const nameAt = (at: Date): string => `base-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** The oldest first. */
export function listBases(folder: string): Base[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => baseName.test(name))
    .toSorted()
    .map((name) => {
      const path = join(folder, name);
      return { name, folder: path, takenAt: new Date(readManifest(path).takenAt) };
    });
}

export const readManifest = (base: string): Manifest =>
  JSON.parse(readFileSync(join(base, MANIFEST), 'utf8')) as Manifest;

/** Keeps so many base backups, and no WAL that none of them needs. Gives the names of those that went. */
export function removeOld(folder: string, keep: number): string[] {
  for (const name of readdirSync(folder)) if (unfinished.test(name)) remove(join(folder, name));
  const bases = listBases(folder);
  const old = bases.slice(0, Math.max(0, bases.length - keep));
  for (const { name, folder: path } of old) {
    const removing = join(folder, `removing-${name}`);
    // No longer a backup from this moment on, even if the rest takes a while or is cut short.
    renameSync(path, removing);
    remove(removing);
  }
  const [oldest] = bases.slice(old.length);
  if (oldest !== undefined) removeWalBefore(folder, readManifest(oldest.folder).firstWal);
  return old.map(({ name }) => name);
}

function removeWalBefore(folder: string, first: string): void {
  for (const { name, number, folder: wal } of listWal(walFolder(folder)))
    if (number < numberOf(first)) rmSync(join(wal, name));
}

const remove = (path: string): void => rmSync(path, { recursive: true, force: true });
