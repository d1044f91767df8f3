// npm run db:migrate: brings the database the configuration names up to date. A server does so itself when it starts;
// this is for an operator who wants it done before.
import { readConfig } from '#server/config.ts';
import { CannotStart } from '#server/database/cannot-start.ts';
import { openDatabase } from '#server/database/open.ts';

try {
  const { applied, close } = await openDatabase(readConfig(process.env));
  await close();
  console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
