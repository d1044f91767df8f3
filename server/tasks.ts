// Everyone who does what transactions schedule. Whoever schedules knows none of these, only the kind of task.
import type { Db } from './database/db.ts';
import type { Worker } from './jobs/tasks.ts';
import type { Clock } from './plumbing/clock.ts';
import type { Carriers } from './post/carriers.ts';
import { lettersCarried } from './post/post-office.ts';

export const tasksOf = (tools: { db: Db; clock: Clock }, carriers: Carriers): readonly Worker[] => [
  ...lettersCarried(tools, carriers),
];
