// How much of a stake is taken: more than its limits is lowered before the bet is placed, so no payout is shown for it.
import type { Quote } from '#contract/betting/bets.ts';
import { type Cents, cents } from '#rules/money.ts';

type Limits = Pick<Quote, 'unit_max' | 'max_why' | 'boost_max'>;

/** A balance that is too low is a matter of its own: a player without money sees what a bet would pay. */
const limitOf = ({ unit_max, max_why, boost_max }: Limits): number =>
  max_why === 'balance' ? (boost_max ?? Number.POSITIVE_INFINITY) : unit_max;

export const takenStake = (stake: Cents, quote: Limits | undefined): Cents =>
  cents(quote === undefined ? stake : Math.min(stake, limitOf(quote)));
