// npm run db:reset -- --yes: empties the database the configuration names and makes it anew. Never in production, never
// under a running server, and never without being told twice.

import { runCommand } from '#server/commands/run-command.ts';
import { readConfig } from '#server/config/config.ts';
import { emptyDatabase } from '#server/database/reset.ts';
import { openServer } from '#server/open-database.ts';
import { CannotStart } from '#server/plumbing/cannot-start.ts';

await runCommand(async () => {
  const config = readConfig(process.env);
  if (config.isProduction) throw new CannotStart('This is production: nothing is reset here.');
  if (!process.argv.includes('--yes'))
    throw new CannotStart('This deletes every player and every cent: say it with --yes.');
  const { url, close } = await openServer(config);
  try {
    await emptyDatabase(url);
  } finally {
    await close();
  }
  console.log('The database is empty and up to date.');
});
