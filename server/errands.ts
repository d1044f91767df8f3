// Everyone who does what transactions wish for. Whoever wishes knows none of these, only the kind of errand.
import type { Db } from './database/db.ts';
import type { Doer } from './jobs/errands.ts';
import type { Clock } from './plumbing/clock.ts';
import type { Carriers } from './post/carriers.ts';
import { lettersCarried } from './post/post-office.ts';

export const errandsOf = (tools: { db: Db; clock: Clock }, carriers: Carriers): readonly Doer[] => [
  ...lettersCarried(tools, carriers),
];
