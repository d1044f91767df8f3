// npm run cashier: the people of the cashier, until they have pages of their own. Without a word it says how.
import { runCashier } from './cashier-commands.ts';
import { withBooks } from './with-books.ts';

await withBooks(async (books) => {
  const { isDone, says } = await runCashier(process.argv.slice(2), { ...books, now: new Date() });
  if (isDone) console.log(says);
  else {
    console.error(says);
    process.exitCode = 1;
  }
});
