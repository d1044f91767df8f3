// What rounds keep open between calls.
import { type Batch, openBatch } from '../batch/batch.ts';
import type { Db } from '../database/db.ts';
import { type Start, type Started, startBatch } from './start-batch.ts';

declare module '../calls/context.ts' {
  interface Rooms {
    rounds: Rounds;
  }
}

export interface Rounds {
  starts: Batch<Start, Started>;
}

export const openRounds = ({ db }: { db: Db }): Rounds => ({ starts: openBatch(db, startBatch) });
