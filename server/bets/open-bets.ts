// What betting keeps open between calls.
import { type Batch, openBatch } from '../batch/batch.ts';
import type { Db } from '../database/db.ts';
import { type Place, type Placed, placeBatch } from './place-batch.ts';

declare module '../calls/context.ts' {
  interface Rooms {
    bets: Bets;
  }
}

export interface Bets {
  places: Batch<Place, Placed>;
}

export const openBets = ({ db }: { db: Db }): Bets => ({ places: openBatch(db, placeBatch) });
