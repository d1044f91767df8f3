// npm run reconcile -- statement.xml …: takes in what a bank's camt.053 statements say, each with its signature. Ends with 1 when a file could not
// be read; reading one again changes nothing.
import { WrongStatement } from '../cashier/statements/camt053.ts';
import { reconcile } from '../cashier/statements/reconcile.ts';
import { readSignedStatement } from '../cashier/statements/signed-statement.ts';
import { drawReconciliation } from './reconcile-report.ts';
import { withBooks } from './with-books.ts';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Which statements? npm run reconcile -- statement.xml');
  process.exitCode = 1;
} else
  await withBooks(async (books) => {
    for (const file of files) {
      try {
        const taken = await reconcile(await readSignedStatement(file, books.config), {
          ...books,
          now: new Date(),
        });
        console.log(drawReconciliation(file, taken));
      } catch (error) {
        if (!(error instanceof WrongStatement) && (error as { code?: unknown }).code !== 'ENOENT')
          throw error;
        console.error(`${file}: ${(error as Error).message}`);
        process.exitCode = 1;
      }
    }
  });
