// The chart of accounts. Nothing else in the product spells an account path.

/** main: money; bonus and betting_bonus: money with strings; held: being withdrawn; fun: play money. */
export const pockets = ['main', 'bonus', 'betting_bonus', 'held', 'fun'] as const;
export type Pocket = (typeof pockets)[number];

/**
 * 'fun' is where play money comes from and goes to; 'bonuses' pays what the house gives away, stakes of free spins too;
 * 'fees' what withdrawals cost; 'corrections' what two people of the staff have put right; 'receivables' is below nothing by
 * what players owe; a pool collects for a prize; a budget is what one definition may still give away, and 'gifts' is the
 * other side of all budgets.
 */
export type Book =
  | 'games'
  | 'sports'
  | 'bonuses'
  | 'fun'
  | 'fees'
  | 'corrections'
  | 'receivables'
  | `pool-${string}`
  | 'gifts'
  | `budget-${string}`;

export type AccountPath = `player:${number}:${Pocket}` | `house:${Book}` | `outside:${string}`;

export const pocket = (playerId: number, name: Pocket): AccountPath => `player:${playerId}:${name}`;
export const house = (book: Book): AccountPath => `house:${book}`;
export const outside = (paymentMethod: string): AccountPath => `outside:${paymentMethod}`;

/** Whose pocket it is; 0 for an account of nobody's. */
export const ownerOf = (path: AccountPath): number =>
  path.startsWith('player:') ? Number(path.split(':')[1]) : 0;
