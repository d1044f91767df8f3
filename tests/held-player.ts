// Whether work on a player waits for whoever is at work on that player already.
import { type Db, lockPlayer } from '#server/database/db.ts';
import { untilBlocked } from './database.ts';

/** The work is over when this returns; false means that it was over while another transaction held the player's lock. */
export async function waitsForPlayer(
  db: Pick<Db, 'sql' | 'atomically'>,
  playerId: number,
  work: () => Promise<unknown>,
): Promise<boolean> {
  let isOver = false;
  let done: Promise<unknown> = Promise.resolve();
  const hasWaited = await db.atomically(async (tx) => {
    await lockPlayer(tx, playerId);
    done = work().finally(() => {
      isOver = true;
    });
    await untilBlocked(db.sql, done);
    return !isOver;
  });
  await done;
  return hasWaited;
}
