// A database whose questions are followed. A span carries the text of the question and never its values.

import type { Db, Sql, Tx } from '../database/db.ts';
import type { TransactionTerms } from '../database/transaction.ts';
import type { Trace } from '../plumbing/trace.ts';

export function tracedDb(db: Db, trace: Trace): Db {
  const traced =
    (sql: Sql): Sql =>
    (text, ...values) =>
      trace.span(`sql ${verbOf(text)}`, () => sql(text, ...values));
  return {
    ...db,
    sql: traced(db.sql),
    atomically: <T>(work: (tx: Tx) => Promise<T>, terms?: TransactionTerms) =>
      trace.span('sql transaction', () => db.atomically((tx) => work({ ...tx, sql: traced(tx.sql) }), terms)),
  };
}

/** The first words of a question: "insert into session". */
const verbOf = ([text = '']: TemplateStringsArray): string => text.trim().split(/\s+/, 3).join(' ');
