// A server that is killed at a certain statement: whatever it was in the middle of is undone, and it does nothing more.
import type { Db, Sql } from '#server/database/db.ts';

/** To whatever it was doing, the database is gone. */
export class Killed extends Error {
  override readonly name = 'Killed';
  readonly code = 'CONNECTION_LOST';
}

export interface Mortal {
  db: Db;
  /** After so many more statements. */
  killAfter(statements: number): void;
  /** A new server in its place; tells whether the one before had died. */
  revive(): boolean;
}

/** Lives until it is told otherwise. */
export function mortal(db: Db): Mortal {
  let left = Number.POSITIVE_INFINITY;
  const asking =
    (sql: Sql): Sql =>
    async (text, ...values) => {
      left -= 1;
      if (left < 0) throw new Killed();
      return sql(text, ...values);
    };
  return {
    db: {
      ...db,
      sql: asking(db.sql),
      atomically: (work, terms) => db.atomically((tx) => work({ ...tx, sql: asking(tx.sql) }), terms),
    },
    killAfter(statements) {
      left = statements;
    },
    revive() {
      const wasDead = left < 0;
      left = Number.POSITIVE_INFINITY;
      return wasDead;
    },
  };
}

export function mortalDb(db: Db, statements: number): Db {
  const { db: dying, killAfter } = mortal(db);
  killAfter(statements);
  return dying;
}
