// Both commands are about the embedded database and a folder of backups.

import type { BackupSettings } from '../config/backups.ts';
import type { Config } from '../config/config.ts';
import { CannotStart } from '../plumbing/cannot-start.ts';

export function requireBackups({ databaseUrl, backups }: Config): BackupSettings {
  if (databaseUrl !== null)
    throw new CannotStart(
      'DATABASE_URL names a server of your own, which has its own means: see docs/how-to/back-up.md.',
    );
  if (backups === null)
    throw new CannotStart(
      'Set BACKUP_DIR to a folder, best on another disk, for the server and for this command, and start the server again.',
    );
  return backups;
}
