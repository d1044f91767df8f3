// What the cashier decides about a withdrawal by itself, and what it leaves to a person.
import { type Cents, fromUnits, type Money } from './money.ts';

/** Up to here, within a day, what goes to a known destination needs nobody's eyes: split into many it is not smaller. */
const SMALL = fromUnits(1_000);

/** Beyond this two people must agree, so that one alone, mistaken or bribed, cannot send it. */
const LARGE = fromUnits(10_000);

export const needsTwoPeople = (amount: Cents): boolean => amount > LARGE;

/** So is what nothing stands behind: more than came, or in another currency. The books have the same rule, L15. */
export const creditNeedsTwoPeople = ({ amount, currency }: Money, came: Money): boolean =>
  needsTwoPeople(amount) || currency !== came.currency || amount > came.amount;

export interface WithdrawalFacts {
  /** With all else the player withdrew within a day. */
  dayTotal: Cents;
  /** The player was paid there before. */
  isKnownDestination: boolean;
  /** A contact, the password or the second factor was changed a short while ago. */
  isAccountChanged: boolean;
}

export type Verdict = { approves: true; reason: 'small_and_known' } | { approves: false; reason: Doubt };
type Doubt = 'account_changed' | 'large_amount' | 'new_destination';

export function judgeWithdrawal(facts: WithdrawalFacts): Verdict {
  const { dayTotal, isKnownDestination, isAccountChanged } = facts;
  // Whoever has taken an account over changes it first and then sends its money to a place of their own.
  if (isAccountChanged && !isKnownDestination) return { approves: false, reason: 'account_changed' };
  if (dayTotal > SMALL) return { approves: false, reason: 'large_amount' };
  if (!isKnownDestination) return { approves: false, reason: 'new_destination' };
  return { approves: true, reason: 'small_and_known' };
}
