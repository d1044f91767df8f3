// npm run emergency: closes and opens the site, a product, a game, a studio, a payment method or a country without the
// back office. Running servers notice within two seconds.
import { systemClock } from '../plumbing/clock.ts';
import { runEmergency } from './emergency-commands.ts';
import { withBooks } from './with-books.ts';

await withBooks(async ({ db, config }) => {
  const { isDone, says } = await runEmergency(process.argv.slice(2), { db, config, now: systemClock.now() });
  if (isDone) console.log(says);
  else {
    console.error(says);
    process.exitCode = 1;
  }
});
