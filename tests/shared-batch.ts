// One batch for each database of a test, so that what is asked at the same moment goes together as it would on a server.
import { type Batch, type BatchWork, openBatch } from '#server/batch/batch.ts';
import type { Db } from '#server/database/db.ts';

export function sharedBatch<Asked, Done>(work: BatchWork<Asked, Done>): (db: Db) => Batch<Asked, Done> {
  const opened = new WeakMap<Db, Batch<Asked, Done>>();
  return (db) => {
    const batch = opened.get(db) ?? openBatch(db, work);
    opened.set(db, batch);
    return batch;
  };
}
