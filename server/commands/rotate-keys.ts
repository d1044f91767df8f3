// npm run rotate-keys: seals anew, under the first of DATA_KEYS, whatever another key has sealed. It may run beside a
// server, and again after it was interrupted.
import { openVault } from '../at-rest/open-vault.ts';
import { reseal } from '../at-rest/reseal.ts';
import { openSecret } from '../at-rest/secret.ts';
import { withBooks } from './with-books.ts';

await withBooks(async ({ db, config }) => {
  const vault = await openVault(db.sql, config, await openSecret(db.sql, config));
  const changed = await reseal({ db, vault });
  console.log(
    changed === 0 ? 'Everything is under the current key.' : `Sealed ${changed} anew, under the current key.`,
  );
});
