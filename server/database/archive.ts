// Continuous archiving: PostgreSQL's own basic_archive copies each WAL file to a temporary name, writes it through to the
// disk and renames it. A file that is there already it takes for archived only when it is the same, byte for byte.
import { lchownSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupSettings } from '../config/backups.ts';
import { CannotStart } from '../plumbing/cannot-start.ts';
import { type Account, canEnter } from './account.ts';

export const walFolder = (folder: string): string => join(folder, 'wal');

/** The settings of a server that archives, into a folder that its account may write to. */
export function archiving(
  { folder, walSeconds }: BackupSettings,
  account: Account | undefined,
): readonly string[] {
  const wal = walFolder(folder);
  prepare(folder, wal, account);
  return [
    'archive_mode=on',
    'archive_library=basic_archive',
    `basic_archive.archive_directory=${wal}`,
    `archive_timeout=${walSeconds}`,
  ];
}

function prepare(folder: string, wal: string, account: Account | undefined): void {
  try {
    mkdirSync(folder, { recursive: true });
    mkdirSync(wal, { recursive: true, mode: 0o700 });
    if (account !== undefined && statSync(wal).uid !== account.uid) lchownSync(wal, account.uid, account.gid);
  } catch (error) {
    throw new CannotStart(`BACKUP_DIR cannot be written: ${(error as Error).message}.`, { cause: error });
  }
  if (account !== undefined && !canEnter(wal, account))
    throw new CannotStart(
      `The account the database runs under may not enter ${folder}: let it in, or set BACKUP_DIR to another folder.`,
    );
}
