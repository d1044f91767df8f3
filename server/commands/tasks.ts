// npm run tasks: how many tasks of each kind wait, and those that were given up. npm run tasks -- again <id>: it is
// tried again, now and for a day. npm run tasks -- drop <id>: nobody will do it.
import { countTasks, dropTask, listDead, reviveTask } from '../jobs/dead-tasks.ts';
import { CannotStart } from '../plumbing/cannot-start.ts';
import { systemClock } from '../plumbing/clock.ts';
import { withBooks } from './with-books.ts';

const [verb = 'list', given = ''] = process.argv.slice(2);
const acts = { again: reviveTask, drop: dropTask };
const said = { again: 'is tried again.', drop: 'is dropped.' };

await withBooks(async ({ db: { sql } }) => {
  const now = systemClock.now();
  if (verb === 'again' || verb === 'drop') {
    if (!/^\d{1,15}$/.test(given) || !(await acts[verb](sql, Number(given), now)))
      throw new CannotStart(`There is no task ${given} that was given up: npm run tasks lists them.`);
    console.log(`Task ${given} ${said[verb]}`);
    return;
  }
  if (verb !== 'list')
    throw new CannotStart('npm run tasks, npm run tasks -- again <id>, or npm run tasks -- drop <id>');
  const counts = await countTasks(sql, now);
  if (counts.length === 0) console.log('No task is due, and none was given up.');
  for (const { name, waiting, seconds, dead } of counts)
    console.log([name, `${waiting} due, for ${Math.round(seconds)} s`, `${dead} given up`].join(' · '));
  for (const { id, name, attempts, trouble, died_at } of await listDead(sql))
    console.log([id, name, died_at.toISOString(), `${attempts} attempts`, trouble].join(' · '));
});
