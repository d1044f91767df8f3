// npm run staff: who works at the desk, and letters to those who shall. The first admin is made here: there is no password
// that anybody starts with.
import { join } from 'node:path';
import { openVault } from '../at-rest/open-vault.ts';
import { openSecret } from '../at-rest/secret.ts';
import { siteAddress } from '../config/site-address.ts';
import { readContent } from '../content/content.ts';
import { systemClock } from '../plumbing/clock.ts';
import { runStaff } from './staff-commands.ts';
import { withBooks } from './with-books.ts';

await withBooks(async ({ db, config }) => {
  const vault = await openVault(db.sql, config, await openSecret(db.sql, config));
  const content = readContent(join(import.meta.dirname, '../../content'));
  const origin = siteAddress(config);
  const house = { db, vault, content, config, origin, now: systemClock.now() };
  const { isDone, says } = await runStaff(process.argv.slice(2), house);
  if (isDone) console.log(says);
  else {
    console.error(says);
    process.exitCode = 1;
  }
});
