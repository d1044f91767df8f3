// What a batch would do in the database, read before it commits and then undone.
import { expect } from 'vitest';
import type { Db, Sql, Tx } from '#server/database/db.ts';
import { undone } from './undone.ts';

/** Runs `work` in a transaction whose last statements do not commit, though their number must be the one that was named. */
export function undoneBatch<Seen>(
  db: Pick<Db, 'atomically'>,
  work: (tx: Tx) => Promise<Seen>,
): Promise<Seen> {
  return undone(db, (tx) => {
    let sent = 0;
    const sql: Sql = (text, ...values) => {
      sent += 1;
      return tx.sql(text, ...values);
    };
    const lastly: Tx['lastly'] = async (statements, send) => {
      const before = sent;
      const answer = send();
      answer.catch(() => undefined);
      await new Promise(setImmediate);
      expect(sent - before, 'statements in the trip that commits').toBe(statements);
      return answer;
    };
    return work({ ...tx, sql, lastly });
  });
}
