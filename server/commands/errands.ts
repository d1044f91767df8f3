// npm run errands: how many errands of each kind wait, and those that were given up. npm run errands -- again <id>: it is
// tried again, now and for a day. npm run errands -- drop <id>: nobody will do it.
import { countErrands, dropErrand, listDead, reviveErrand } from '../jobs/dead-errands.ts';
import { CannotStart } from '../plumbing/cannot-start.ts';
import { systemClock } from '../plumbing/clock.ts';
import { withBooks } from './with-books.ts';

const [verb = 'list', given = ''] = process.argv.slice(2);
const acts = { again: reviveErrand, drop: dropErrand };
const said = { again: 'is tried again.', drop: 'is dropped.' };

await withBooks(async ({ db: { sql } }) => {
  const now = systemClock.now();
  if (verb === 'again' || verb === 'drop') {
    if (!/^\d{1,15}$/.test(given) || !(await acts[verb](sql, Number(given), now)))
      throw new CannotStart(`There is no errand ${given} that was given up: npm run errands lists them.`);
    console.log(`Errand ${given} ${said[verb]}`);
    return;
  }
  if (verb !== 'list')
    throw new CannotStart('npm run errands, npm run errands -- again <id>, or npm run errands -- drop <id>');
  const counts = await countErrands(sql, now);
  if (counts.length === 0) console.log('No errand is due, and none was given up.');
  for (const { name, waiting, seconds, dead } of counts)
    console.log([name, `${waiting} due, for ${Math.round(seconds)} s`, `${dead} given up`].join(' · '));
  for (const { id, name, attempts, trouble, died_at } of await listDead(sql))
    console.log([id, name, died_at.toISOString(), `${attempts} attempts`, trouble].join(' · '));
});
