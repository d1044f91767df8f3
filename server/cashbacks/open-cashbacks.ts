// What cashback needs of rooms that it does not know.
import type { Sql } from '../database/db.ts';

declare module '../calls/context.ts' {
  interface Rooms {
    cashbacks: Cashbacks;
  }
}

export interface Cashbacks {
  /** In the loyalty programme, by player; who is not named is at the first. */
  levelsOf(sql: Sql, players: readonly number[]): Promise<ReadonlyMap<number, number>>;
}

export const openCashbacks = ({ levelsOf = async () => new Map() }: Partial<Cashbacks> = {}): Cashbacks => ({
  levelsOf,
});
