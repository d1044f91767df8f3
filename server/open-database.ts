// Opening the database the configuration asks for, up to date and ready.

import type { BackupSettings } from './config/backups.ts';
import { type Db, openDb } from './database/db.ts';
import { type Embedded, startEmbedded } from './database/embedded.ts';
import { migrate } from './database/migrate.ts';
import { checkAddresses } from './database/pooled.ts';
import { continueNumbers } from './database/transaction-numbers.ts';
import { admitAuditor } from './ledger/audit.ts';
import { keyedUrl, type LedgerKeySettings, openLedgerKeys } from './ledger/ledger-keys.ts';
import { adoptRows, isNewDatabase } from './ledger/row-seals.ts';
import { CannotStart } from './plumbing/cannot-start.ts';
import { log } from './plumbing/log.ts';
import { isReadOnly } from './plumbing/outage.ts';

export interface DatabaseConfig {
  /** Null: the embedded database under `dataDir`. */
  databaseUrl: string | null;
  /** Past the pooler that `databaseUrl` leads through; null: there is none. */
  databaseDirectUrl?: string | null;
  dataDir: string;
  poolSize: number;
  /** Of the embedded database; null: nothing is archived. */
  backups?: BackupSettings | null;
  secret?: string | null;
  ledgerKeys?: LedgerKeySettings['ledgerKeys'];
}

export interface Database {
  /** Of the database itself, past any pooler, and with the keys that seal the books. */
  url: string;
  db: Db;
  ledgerKeys: readonly Buffer[];
  /** The migrations and routines this opening has brought. */
  applied: readonly string[];
  close(): Promise<void>;
}

/** Throws `CannotStart` with a sentence for the operator where it cannot. */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const { url: plainUrl, pooler, close } = await openServer(config);
  const { applied, url, keys } = await prepare(plainUrl, config).catch(async (error: unknown) => {
    await close();
    // The first write fails: of keys, transaction numbers or migrations.
    if (isReadOnly(error))
      throw new CannotStart(
        'The database only reads: DATABASE_URL leads to a standby. Promote it, or name the primary.',
      );
    throw error;
  });
  for (const name of applied) log.info('applied to the database', { name });
  const db = openDb(url, { poolSize: config.poolSize, pooler });
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
  // A migration may change rows that are sealed: it needs the keys, and transaction numbers that have not gone back.
  const known = (await isNewDatabase(url)) ? null : await openLedgerKeys(url, { secret, ledgerKeys });
  if (known !== null) await continueNumbers(url);
  const applied = await migrate(known === null ? url : keyedUrl(url, known));
  await continueNumbers(url);
  const keys = known ?? (await openLedgerKeys(url, { secret, ledgerKeys }));
  const keyed = keyedUrl(url, keys);
  const rows = await adoptRows(keyed);
  if (rows > 0) log.info('rows from before were sealed', { rows });
  return { applied, keys, url: keyed };
}

export interface OpenedServer extends Embedded {
  /** Another address of the same database, for questions; null: there is no pooler. */
  pooler: string | null;
}

/** As it is found: not migrated, no pool opened. */
export async function openServer({
  databaseUrl,
  databaseDirectUrl = null,
  dataDir,
  backups = null,
}: Pick<DatabaseConfig, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir' | 'backups'>): Promise<OpenedServer> {
  if (databaseUrl === null) return { ...(await startEmbedded({ dataDir, backups })), pooler: null };
  await checkAddresses({ databaseUrl, databaseDirectUrl });
  const close = async () => undefined;
  if (databaseDirectUrl === null) return { url: databaseUrl, pooler: null, close };
  return { url: databaseDirectUrl, pooler: databaseUrl, close };
}
