// One batch for each database of a test, so that what is asked at the same moment goes together as it would on a server.
import { type Batch, type BatchOptions, openBatch } from '#server/batch/batch.ts';
import type { BatchWork } from '#server/batch/work.ts';
import type { Db } from '#server/database/db.ts';

export function sharedBatch<Asked, Done>(
  work: BatchWork<Asked, Done>,
  options?: BatchOptions,
): (db: Db) => Batch<Asked, Done> {
  const opened = new WeakMap<Db, Batch<Asked, Done>>();
  return (db) => {
    const batch = opened.get(db) ?? openBatch(db, work, options);
    opened.set(db, batch);
    return batch;
  };
}
