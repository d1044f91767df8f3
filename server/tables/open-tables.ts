// What shared tables keep open between calls.
import { type Batch, openBatch } from '../batch/batch.ts';
import type { Db } from '../database/db.ts';
import { type Place, type Placed, placeBatch } from './place-batch.ts';

declare module '../calls/context.ts' {
  interface Rooms {
    tables: Tables;
  }
}

export interface Tables {
  places: Batch<Place, Placed>;
}

export const openTables = ({ db }: { db: Db }): Tables => ({ places: openBatch(db, placeBatch) });
