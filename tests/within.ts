// A database whose transactions all run in the one that is open, so that what they did can be read and then undone.
import type { Db, Tx } from '#server/database/db.ts';

/** With the names of what was signalled in them, in their order. */
export function within(db: Db, tx: Tx) {
  const signals: string[] = [];
  const noting: Tx = { ...tx, signal: (name) => void signals.push(name) };
  const inner: Db = { ...db, sql: tx.sql, atomically: (work) => work(noting) };
  return { db: inner, signals };
}
