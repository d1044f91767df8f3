// A database in which a player's money is spent elsewhere between the moment at which their balances are read and the moment
// at which a movement is booked: by what books without the player's lock.
import type { Db, Sql, Tx } from '#server/database/db.ts';

/** Armed with work, it does it once, after the next time that balances were read in a transaction. */
export function spentMeanwhile(db: Db) {
  let spend: (() => Promise<unknown>) | null = null;
  const sqlOf =
    (sql: Sql): Sql =>
    async (text, ...values) => {
      const rows = await sql(text, ...values);
      if (spend !== null && text.join('').includes('from ledger_purse')) {
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
      spend = work;
    },
  };
}
