// What a bet becomes once a part of it, or all of it, was sold back.
import { type Cents, cents } from '#rules/money.ts';
import { partOf } from '#sports/bets/cash-out.ts';
import type { KeptBet } from './bet-rows.ts';
import { exposureOf } from './liability.ts';
import { potentialLeft } from './worked-out.ts';

export interface SoldBet {
  after: KeptBet;
  /** Zero: the part is less than a cent of each combination, and cannot be sold. */
  paid: Cents;
}

/** `amount` is what all of it is worth. */
export function soldBet(bet: KeptBet, amount: Cents, percent: number, now: Date): SoldBet {
  const part = partOf(BigInt(amount), BigInt(bet.unit_cents), percent);
  const [paid, unitLeft] = [cents(Number(part.paid)), cents(Number(part.unitLeft))];
  const sold = unitLeft === 0 ? soldWhole(bet, paid, now) : soldPart(bet, paid, unitLeft);
  return { paid, after: { ...sold, legs: exposureOf(sold, sold.legs) } };
}

const soldWhole = (bet: KeptBet, paid: Cents, now: Date): KeptBet => ({
  ...bet,
  ...{ status: 'cashed_out', settled_at: now, auto_at_cents: null },
  ...{ sold_cents: cents(bet.sold_cents + paid), sold_stake_cents: bet.staked_cents },
});

const soldPart = (bet: KeptBet, paid: Cents, unitLeft: Cents): KeptBet => ({
  ...bet,
  ...{ unit_cents: unitLeft, sold_cents: cents(bet.sold_cents + paid) },
  potential_cents: potentialLeft({ ...bet, unit_cents: unitLeft }),
  sold_stake_cents: cents(bet.staked_cents - unitLeft * bet.combos.length),
});
