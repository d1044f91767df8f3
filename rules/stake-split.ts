// Which purses pay a stake, and which are paid a win (design A4.6).
import { type Cents, cents, plus, ZERO } from './money.ts';

export interface Split {
  main: Cents;
  bonus: Cents;
}

/**
 * Money first, then bonus money. Kept apart, a stake comes wholly from one of them: money while it is enough. Null: it
 * cannot be paid.
 */
export function splitStake(stake: Cents, { main, bonus }: Split, isKeptApart: boolean): Split | null {
  if (main >= stake) return { main: stake, bonus: ZERO };
  if (isKeptApart) return bonus >= stake ? { main: ZERO, bonus: stake } : null;
  return plus(main, bonus) >= stake ? { main, bonus: cents(stake - main) } : null;
}

/** In the proportion of the stake; what cannot be divided goes to money. */
export function splitWin(win: Cents, { main, bonus }: Split): Split {
  const staked = BigInt(main) + BigInt(bonus);
  const toBonus = staked === 0n ? 0 : Number((BigInt(win) * BigInt(bonus)) / staked);
  return { main: cents(win - toBonus), bonus: cents(toBonus) };
}
