// A database in which something happens elsewhere between two statements of a transaction: a player's money is spent once
// their balances were read, by what books without the player's lock, or the answer of the ledger is lost.
import type { Db, Sql, Tx } from '#server/database/db.ts';

const READ = 'from ledger_purse';
const BOOKED = 'from ledger_record';

/** Armed with work, it does it once, in the next transaction that reads balances, after that. */
export function spentMeanwhile(db: Db) {
  let spend: (() => Promise<unknown>) | null = null;
  let after = READ;
  const sqlOf =
    (sql: Sql): Sql =>
    async (text, ...values) => {
      const rows = await sql(text, ...values);
      if (spend !== null && text.join('').includes(after)) {
        const work = spend;
        spend = null;
        await work();
      }
      return rows as never;
    };
  const through: Db = {
    ...db,
    atomically: (work, terms) => db.atomically((tx: Tx) => work({ ...tx, sql: sqlOf(tx.sql) }), terms),
  };
  return {
    db: through,
    arm(work: () => Promise<unknown>) {
      [spend, after] = [work, READ];
    },
    /** The next time that a movement is booked, its answer is lost and the transaction with it. */
    loseAnswer() {
      [spend, after] = [() => Promise.reject(new Error('the answer was lost')), BOOKED];
    },
  };
}
