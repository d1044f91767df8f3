// What the cashier decides about a withdrawal by itself, and what it leaves to a person.
import type { Cents, Money } from './money.ts';

/**
 * Two people must agree above the limit (rules/thresholds.ts), and where nothing stands behind a credit: more than came, or
 * another currency. The audit has the same rule, L15.
 */
export const creditNeedsTwoPeople = ({ amount, currency }: Money, came: Money, most: number): boolean =>
  amount > most || currency !== came.currency || amount > came.amount;

export interface WithdrawalFacts {
  /** With all else the player withdrew within a day. */
  dayTotal: Cents;
  /** Up to here, within a day, what goes to a known destination needs no person: split into many it is not smaller. */
  automaticMax: number;
  /** The player was paid there before. */
  isKnownDestination: boolean;
  /** A contact, the password or the second factor was changed a short while ago. */
  isAccountChanged: boolean;
}

export type Verdict = { approves: true; reason: 'small_and_known' } | { approves: false; reason: Doubt };
type Doubt = 'account_changed' | 'large_amount' | 'new_destination';

export function judgeWithdrawal(facts: WithdrawalFacts): Verdict {
  const { dayTotal, automaticMax, isKnownDestination, isAccountChanged } = facts;
  // Whoever has taken an account over changes it first and then sends its money to a place of their own.
  if (isAccountChanged && !isKnownDestination) return { approves: false, reason: 'account_changed' };
  if (dayTotal > automaticMax) return { approves: false, reason: 'large_amount' };
  if (!isKnownDestination) return { approves: false, reason: 'new_destination' };
  return { approves: true, reason: 'small_and_known' };
}
