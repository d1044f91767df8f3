// What was recorded of a player, and when readers may have it: a transaction of another test, in another database of the server, may hold their readers up.
import { expect } from 'vitest';
import type { Db } from '#server/database/db.ts';

export const factsReadable = (db: Db): Promise<void> =>
  expect.poll(() => db.sql`select from fact where transaction >= transactions_over_before()`).toEqual([]);

/** In their order. */
export const factsOf = (db: Db, playerId: number): Promise<{ name: string; data: unknown }[]> =>
  db.sql<{
    name: string;
    data: unknown;
  }>`select name, data from fact where player_id = ${playerId} order by id`;
