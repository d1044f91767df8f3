// What an offer comes to for one deposit: the figures of its terms, reckoned from the rule and never written down.
import { type Cents, cents, type Money, ZERO } from '../money.ts';

export interface BonusRule {
  /** Null: the bonus is `most` itself, whatever was paid in. */
  percent: number | null;
  most: Money;
}

export interface WagerTerms {
  wager_x: number;
  wager_base: 'bonus' | 'bonus-and-deposit' | 'winnings';
  max_bet_percent: number | null;
  max_bet: Money | null;
  cap_x: number | null;
}

export interface BonusFigures {
  bonus: Cents;
  /** What is to be played through. */
  turnover: Cents;
  /** Null: any bet is taken. */
  maxBet: Cents | null;
  /** Null: all of it becomes money. */
  cap: Cents | null;
}

/** What is left of a cent stays with the house. */
export const bonusOn = (deposit: Cents, { percent, most }: BonusRule): Cents =>
  percent === null ? most.amount : cents(Math.min(Math.floor((deposit * percent) / 100), most.amount));

export function figuresOn(deposit: Cents, rule: BonusRule, terms: WagerTerms | null): BonusFigures {
  const bonus = bonusOn(deposit, rule);
  if (terms === null) return { bonus, turnover: ZERO, maxBet: null, cap: null };
  const { wager_x: x, wager_base: base, cap_x: cap } = terms;
  return {
    bonus,
    turnover: cents(Math.round((base === 'bonus-and-deposit' ? bonus + deposit : bonus) * x)),
    maxBet: maxBetOn(bonus, terms),
    cap: cap === null ? null : cents(Math.round(bonus * cap)),
  };
}

function maxBetOn(bonus: Cents, { max_bet, max_bet_percent }: WagerTerms): Cents | null {
  const bounds = [
    ...(max_bet === null ? [] : [max_bet.amount]),
    ...(max_bet_percent === null ? [] : [Math.floor((bonus * max_bet_percent) / 100)]),
  ];
  return bounds.length === 0 ? null : cents(Math.min(...bounds));
}
