// npm run db:migrate: brings the database the configuration names up to date. A server does so itself when it starts;
// this is for an operator who wants it done before.
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../open-database.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const { applied, close } = await openDatabase(readConfig(process.env));
  await close();
  console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
});
