// npm run cashier: the people of the cashier, until they have pages of their own. Without a word it says how.
import { openVault } from '../at-rest/open-vault.ts';
import { openSecret } from '../at-rest/secret.ts';
import { openGateways } from '../cashier/gateways/open-gateways.ts';
import { systemClock } from '../plumbing/clock.ts';
import { runCashier } from './cashier-commands.ts';
import { withBooks } from './with-books.ts';

await withBooks(async ({ db, config }) => {
  const vault = await openVault(db.sql, config, await openSecret(db.sql, config));
  const rooms = { cashier: { gateways: openGateways(config) } };
  const books = { db, vault, rooms, now: systemClock.now() };
  const { isDone, says } = await runCashier(process.argv.slice(2), books);
  if (isDone) console.log(says);
  else {
    console.error(says);
    process.exitCode = 1;
  }
});
