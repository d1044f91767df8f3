// A process that does tasks as a server does: it says on its channel that it has begun one, and goes on when it is told
// to. Tests kill it in the middle.
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { openDb } from '#server/database/db.ts';
import { runTasks } from '#server/jobs/run-tasks.ts';
import { systemClock } from '#server/plumbing/clock.ts';
import { createMetrics } from '#server/plumbing/metrics.ts';
import { noting } from './tasks.ts';

process.once('disconnect', () => process.exit());

const { values } = parseArgs({ options: { url: { type: 'string' } } });
const db = openDb(values.url!);
const heldUp = noting({
  async before() {
    process.send!('begun');
    await once(process, 'message');
  },
});
runTasks({ db, clock: systemClock, metrics: createMetrics() }, [heldUp]);
