// The books of the database the configuration names, for a command an operator runs; beside a server, if one runs.
import { type Config, readConfig } from '#server/config.ts';
import { CannotStart } from '#server/database/cannot-start.ts';
import { isMigrated } from '#server/database/migrate.ts';
import { openServer } from '#server/database/open.ts';
import { type Db, openDb } from '#server/db.ts';

/** Prints the sentence of a `CannotStart` and ends with 1. */
export async function withBooks(work: (books: { db: Db; config: Config }) => Promise<void>): Promise<void> {
  try {
    const config = readConfig(process.env);
    const { url, close } = await openServer(config);
    const db = openDb(url, { poolSize: 2 });
    try {
      if (!(await isMigrated(db.sql).catch(isMissing)))
        throw new CannotStart('This database is not up to date: npm run db:migrate brings it there.');
      await work({ db, config });
    } finally {
      await db.close();
      await close();
    }
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** A database in which nothing was made yet has not even a list of migrations. */
function isMissing(error: unknown): false {
  if ((error as { code?: unknown }).code !== '42P01') throw error;
  return false;
}
