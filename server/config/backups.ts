// Where backups of the embedded database go.
import { resolve } from 'node:path';
import { type Env, WrongSetting, wholeNumber } from './setting.ts';

export interface BackupSettings {
  folder: string;
  /** So many base backups are kept, with the WAL since the oldest of them. */
  keep: number;
  /** What the loss of the data folder may cost at most: after so long a WAL file is closed and archived. */
  walSeconds: number;
}

/** Null: the embedded database keeps no backups. */
export function readBackups(env: Env): BackupSettings | null {
  const text = env['BACKUP_DIR'];
  if (!text) return null;
  const folder = resolve(text);
  // It becomes part of a setting of PostgreSQL and of the command that reads WAL back.
  if (!/^[\w./ +@:,=-]+$/u.test(folder))
    throw new WrongSetting(
      'BACKUP_DIR must be a path of letters, digits, spaces and . / + @ : , = - _ alone.',
    );
  return {
    folder,
    keep: wholeNumber(env, 'BACKUP_KEEP', { fallback: 7, min: 1, max: 1000 }),
    walSeconds: wholeNumber(env, 'BACKUP_WAL_SECONDS', { fallback: 300, min: 10, max: 3600 }),
  };
}
