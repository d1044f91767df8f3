// npm run leave-sandbox -- --yes: closes every player of a database that was a sandbox, books their money out, and takes
// the mark away, so that production may open it. Without --yes it only says what it would close.

import { withBooks } from '#server/commands/with-books.ts';
import { leaveSandbox, readSandboxed, sealForProduction } from '../leave.ts';

await withBooks(
  async ({ db, config }) => {
    if (!process.argv.includes('--yes')) {
      const { players, open } = await readSandboxed(db.sql);
      console.error(
        `This would close ${players} players for good, end ${open} payments under way and book all their money out: say it with --yes.`,
      );
      process.exitCode = 1;
      return;
    }
    await sealForProduction({ db, config });
    const { players } = await db.atomically((tx) => leaveSandbox(tx, new Date()));
    console.log(
      `${players} players are closed and their money is booked out: production may open this database.`,
    );
  },
  { isAlone: true },
);
