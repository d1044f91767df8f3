// What a bonus that was played through leaves with the player, and what with the house.
import { type Cents, cents } from '../money.ts';
import type { BonusTerms } from './bonus-terms.ts';

export interface Converted {
  toPlayer: Cents;
  toHouse: Cents;
}

/** All of the purse up to the cap; of a sticky bonus only what is there beyond what was given. */
export function converted(
  purse: Cents,
  amount: Cents,
  { cap, isSticky }: Pick<BonusTerms, 'cap' | 'isSticky'>,
): Converted {
  const theirs = isSticky ? Math.max(0, purse - amount) : purse;
  const toPlayer = cents(Math.min(theirs, cap ?? Number.POSITIVE_INFINITY));
  return { toPlayer, toHouse: cents(purse - toPlayer) };
}
