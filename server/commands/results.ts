// npm run results -- results.csv …: takes results of events from files. Ends with 1 where one could not be read; reading one
// again changes nothing.
import { readFile } from 'node:fs/promises';
import { readResults, takeResults, WrongResults } from '../feed/results-csv.ts';
import { openPostgresBus } from '../live/postgres.ts';
import { withBooks } from './with-books.ts';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Which results? npm run results -- results.csv');
  process.exitCode = 1;
} else
  await withBooks(async ({ db }) => {
    const bus = await openPostgresBus(db);
    for (const file of files) {
      try {
        const results = readResults(await readFile(file, 'utf8'));
        const taken = await takeResults({ db, bus }, results, new Date());
        console.log(`${file}: ${results.length} results, ${taken} of them new.`);
      } catch (error) {
        if (!(error instanceof WrongResults) && (error as { code?: unknown }).code !== 'ENOENT') throw error;
        console.error(`${file}: ${(error as Error).message}`);
        process.exitCode = 1;
      }
    }
    await bus.close();
  });
