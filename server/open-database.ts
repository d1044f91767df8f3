// Opening the database the configuration asks for, up to date and ready.

import type { BackupSettings } from './config/backups.ts';
import { type Db, openDb } from './database/db.ts';
import { type Embedded, startEmbedded } from './database/embedded.ts';
import { migrate } from './database/migrate.ts';
import { checkServer } from './database/outside.ts';
import { admitAuditor } from './ledger/audit.ts';
import { keyedUrl, type LedgerKeySettings, openLedgerKeys } from './ledger/ledger-keys.ts';
import { log } from './plumbing/log.ts';

export interface DatabaseConfig {
  /** Null: the embedded database under `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  poolSize: number;
  /** Of the embedded database; null: nothing is archived. */
  backups?: BackupSettings | null;
  secret?: string | null;
  ledgerKeys?: LedgerKeySettings['ledgerKeys'];
}

export interface Database {
  /** With the keys that seal the books. */
  url: string;
  db: Db;
  ledgerKeys: readonly Buffer[];
  /** The migrations and routines this opening has brought. */
  applied: readonly string[];
  close(): Promise<void>;
}

/** Throws `CannotStart` with a sentence for the operator where it cannot. */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const { url: plainUrl, close } = await openServer(config);
  const { applied, url, keys } = await prepare(plainUrl, config).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  for (const name of applied) log.info('applied to the database', { name });
  const db = openDb(url, { poolSize: config.poolSize });
  if (!(await admitAuditor(db.sql)))
    log.warn('the role marigold_auditor is missing, and this user of the database may not create it');
  return {
    url,
    db,
    ledgerKeys: keys,
    applied,
    async close() {
      await db.close();
      await close();
    },
  };
}

async function prepare(url: string, { secret = null, ledgerKeys = [] }: DatabaseConfig) {
  const applied = await migrate(url);
  const keys = await openLedgerKeys(url, { secret, ledgerKeys });
  return { applied, keys, url: keyedUrl(url, keys) };
}

/** As it is found: not migrated, no pool opened. */
export async function openServer({
  databaseUrl,
  dataDir,
  backups = null,
}: Pick<DatabaseConfig, 'databaseUrl' | 'dataDir' | 'backups'>): Promise<Embedded> {
  if (databaseUrl === null) return startEmbedded({ dataDir, backups });
  await checkServer(databaseUrl);
  return { url: databaseUrl, close: async () => undefined };
}
