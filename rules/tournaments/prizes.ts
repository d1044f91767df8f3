// What a place wins: what the table says of it, or its share of the pool.
import { type Cents, cents } from '../money.ts';

/** In the tournament's currency; who is paid is paid in their own. */
export type PrizeReward =
  | { kind: 'cash'; cents: number }
  | { kind: 'bonus'; template: string; cents: number }
  | {
      kind: 'freespins';
      game: string;
      rounds: number;
      stake_cents: number;
      wins_to: 'main' | 'bonus';
      days: number;
    }
  | { kind: 'coins'; coins: number };

export interface PrizeRow {
  /** Places, the first and the last included. */
  from: number;
  to: number;
  /** Of the pool, for each of these places; in hundredths of a percent. */
  share?: number | undefined;
  reward?: PrizeReward | undefined;
}

const WHOLE = 10_000;

export const placesOf = (table: readonly PrizeRow[]): number => Math.max(0, ...table.map(({ to }) => to));

/** Null: the place wins nothing. */
export function prizeAt(table: readonly PrizeRow[], place: number, pool: Cents): PrizeReward | null {
  const row = table.find(({ from, to }) => place >= from && place <= to);
  return row === undefined ? null : rewardOf(row, pool);
}

export function rewardOf({ share, reward }: PrizeRow, pool: Cents): PrizeReward | null {
  if (reward !== undefined) return reward;
  const part = Math.floor((pool * (share ?? 0)) / WHOLE);
  return part > 0 ? { kind: 'cash', cents: part } : null;
}

/** All money that is to be won: what the table names, or the shares of the pool. */
export const totalPrize = (table: readonly PrizeRow[], pool: Cents): Cents =>
  cents(
    table.reduce((total, row) => {
      const reward = rewardOf(row, pool);
      return total + (reward?.kind === 'cash' ? reward.cents * (row.to - row.from + 1) : 0);
    }, 0),
  );

/** A table leaves no place out, names none twice, and gives away no more than there is. */
export function isWholeTable(table: readonly PrizeRow[]): boolean {
  const shares = table.reduce((total, { from, to, share = 0 }) => total + share * (to - from + 1), 0);
  return (
    table.length > 0 &&
    shares <= WHOLE &&
    table.every(
      ({ from, to, share, reward }, at) =>
        from === (at === 0 ? 1 : table[at - 1]!.to + 1) &&
        to >= from &&
        (share === undefined) !== (reward === undefined),
    )
  );
}
