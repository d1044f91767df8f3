// WAL that cannot be archived stays in the data folder until the disk is full, and no restore reaches past it.

import type { Sql } from '../database/db.ts';
import { log } from '../plumbing/log.ts';

/** One warning for as long as the last try failed; a server that archives nothing has nothing to say. */
export async function watchArchive(sql: Sql): Promise<void> {
  const [failing] = await sql<{ wal: string; since: Date | null; count: number }>`
    select last_failed_wal as wal, last_archived_time as since, failed_count as count from pg_stat_archiver
    where last_failed_time > coalesce(last_archived_time, '-infinity')`;
  if (failing !== undefined)
    log.warn('WAL is not archived: is there room in BACKUP_DIR, and may PostgreSQL write there?', {
      file: failing.wal,
      failures: failing.count,
      lastArchived: failing.since?.toISOString() ?? 'never',
    });
}
