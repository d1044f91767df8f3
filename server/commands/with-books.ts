// The books of the database the configuration names, for a command an operator runs; beside a server, if one runs.
import { type Config, readConfig } from '../config.ts';
import { CannotStart } from '../database/cannot-start.ts';
import { requireUnused } from '../database/in-use.ts';
import { isMigrated } from '../database/migrate.ts';
import { openServer } from '../database/open.ts';
import { type Db, openDb } from '../db.ts';
import { runCommand } from './run-command.ts';

type Work = (books: { db: Db; config: Config }) => Promise<void>;

/** `isAlone`: refuses while a server runs. */
export const withBooks = (work: Work, { isAlone = false } = {}): Promise<void> =>
  runCommand(async () => {
    const config = readConfig(process.env);
    const { url, close } = await openServer(config);
    try {
      if (isAlone) await requireUnused(url);
      await withDb(url, (db) => work({ db, config }));
    } finally {
      await close();
    }
  });

async function withDb(url: string, work: (db: Db) => Promise<void>): Promise<void> {
  const db = openDb(url, { poolSize: 2 });
  try {
    if (!(await isMigrated(db.sql).catch(isMissing)))
      throw new CannotStart('This database is not up to date: npm run db:migrate brings it there.');
    await work(db);
  } finally {
    await db.close();
  }
}

/** A database in which nothing was made yet has not even a list of migrations. */
function isMissing(error: unknown): false {
  if ((error as { code?: unknown }).code !== '42P01') throw error;
  return false;
}
