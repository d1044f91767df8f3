// The books of the database the configuration names, for a command an operator runs; beside a server, if one runs.

import { type Config, readConfig } from '../config/config.ts';
import { connect } from '../database/connect.ts';
import { type Db, openDb } from '../database/db.ts';
import { requireUnused } from '../database/in-use.ts';
import { isMigrated } from '../database/migrate.ts';
import { continueNumbers } from '../database/transaction-numbers.ts';
import { keyedUrl, openLedgerKeys } from '../ledger/ledger-keys.ts';
import { openServer } from '../open-database.ts';
import { CannotStart } from '../plumbing/cannot-start.ts';
import { runCommand } from './run-command.ts';

type Work = (books: { db: Db; config: Config; ledgerKeys: readonly Buffer[] }) => Promise<void>;

/** `isAlone`: refuses while a server runs. */
export const withBooks = (work: Work, { isAlone = false } = {}): Promise<void> =>
  runCommand(async () => {
    const config = readConfig(process.env);
    const { url, close } = await openServer(config);
    try {
      if (isAlone) await requireUnused(url);
      await withDb(url, config, work);
    } finally {
      await close();
    }
  });

async function withDb(url: string, config: Config, work: Work): Promise<void> {
  await requireMigrated(url);
  await continueNumbers(url);
  const ledgerKeys = await openLedgerKeys(url, config);
  const db = openDb(keyedUrl(url, ledgerKeys), { poolSize: 2 });
  try {
    await work({ db, config, ledgerKeys });
  } finally {
    await db.close();
  }
}

async function requireMigrated(url: string): Promise<void> {
  const { sql, close } = await connect(url);
  try {
    if (!(await isMigrated(sql).catch(isMissing)))
      throw new CannotStart('This database is not up to date: npm run db:migrate brings it there.');
  } finally {
    await close();
  }
}

/** A database in which nothing was made yet has not even a list of migrations. */
function isMissing(error: unknown): false {
  if ((error as { code?: unknown }).code !== '42P01') throw error;
  return false;
}
