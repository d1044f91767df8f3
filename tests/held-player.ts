// Whether work on a player waits for whoever is at work on that player already.
import { type Db, lockPlayer, type Tx } from '#server/database/db.ts';
import { untilBlocked } from './database.ts';

type Work = () => Promise<unknown>;

/** The work is over when this returns; false means that it was over while another transaction held the player's lock. */
export const waitsForPlayer = (db: Pick<Db, 'sql' | 'atomically'>, playerId: number, work: Work) =>
  waitsFor(db, (tx) => lockPlayer(tx, playerId), work);

/** The same of the player's balances, which what books without the player's lock holds while it does. */
export const waitsForPurse = (db: Pick<Db, 'sql' | 'atomically'>, playerId: number, work: Work) =>
  waitsFor(db, (tx) => tx.sql`select from ledger_purse where player_id = ${playerId} for update`, work);

async function waitsFor(
  db: Pick<Db, 'sql' | 'atomically'>,
  hold: (tx: Tx) => Promise<unknown>,
  work: Work,
): Promise<boolean> {
  let isOver = false;
  let done: Promise<unknown> = Promise.resolve();
  const hasWaited = await db.atomically(async (tx) => {
    await hold(tx);
    done = work().finally(() => {
      isOver = true;
    });
    await untilBlocked(db.sql, done);
    return !isOver;
  });
  await done;
  return hasWaited;
}
