// A server that is killed at a certain statement: whatever it was in the middle of is undone, and it does nothing more.
import type { Db, Sql } from '#server/database/db.ts';

export class Killed extends Error {
  override readonly name = 'Killed';
}

export function mortalDb(db: Db, statements: number): Db {
  let left = statements;
  const mortal =
    (sql: Sql): Sql =>
    async (text, ...values) => {
      left -= 1;
      if (left < 0) throw new Killed();
      return sql(text, ...values);
    };
  return {
    ...db,
    sql: mortal(db.sql),
    atomically: (work, terms) => db.atomically((tx) => work({ ...tx, sql: mortal(tx.sql) }), terms),
  };
}
