// npm run audit: looks at the books of the database the configuration names, prints every rule and what breaks it, and
// ends with 1 when anything does. It changes nothing and may run beside a server.
import { readConfig } from '#server/config.ts';
import { CannotStart } from '#server/database/cannot-start.ts';
import { isMigrated } from '#server/database/migrate.ts';
import { openServer } from '#server/database/open.ts';
import { openDb } from '#server/db.ts';
import { inspect } from '#server/ledger/audit.ts';
import { drawAudit } from './audit-report.ts';

try {
  const { url, close } = await openServer(readConfig(process.env));
  const db = openDb(url, { poolSize: 2 });
  try {
    if (!(await isMigrated(db.sql).catch(isMissing)))
      throw new CannotStart('This database is not up to date: npm run db:migrate brings it there.');
    const report = await inspect(db);
    console.log(drawAudit(report));
    if (report.violations.length > 0) process.exitCode = 1;
  } finally {
    await db.close();
    await close();
  }
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** A database in which nothing was made yet has not even a list of migrations. */
function isMissing(error: unknown): false {
  if ((error as { code?: unknown }).code !== '42P01') throw error;
  return false;
}
