// npm run audit: looks at the books of the database the configuration names, prints every rule and what breaks it, and
// ends with 1 when anything does. It changes nothing and may run beside a server.
import { openVault } from '../at-rest/open-vault.ts';
import { openSecret } from '../at-rest/secret.ts';
import { inspectAll } from '../inspect-all.ts';
import { openAnchors } from '../ledger/anchors.ts';
import { drawAudit } from './audit-report.ts';
import { withBooks } from './with-books.ts';

await withBooks(async ({ db, config, ledgerKeys }) => {
  const anchors = openAnchors({ db, folder: config.anchorDir, keys: ledgerKeys });
  const vault = await openVault(db.sql, config, await openSecret(db.sql, config));
  const report = await inspectAll(db, { anchors, vault, replayedSince: null });
  console.log(drawAudit(report));
  if (report.violations.length > 0) process.exitCode = 1;
});
