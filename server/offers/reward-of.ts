// What one reward of a rule is for one player: in their own currency, and of their own deposit.
import type { RewardRule } from '#contract/offer-rule.ts';
import { RULE_CURRENCY } from '#contract/offer-rule.ts';
import { definitionOf } from '#games/definitions/all.ts';
import { exchangeDown, type Rates } from '#rules/exchange.ts';
import { type Cents, type Currency, cents } from '#rules/money.ts';
import { bonusOn } from '#rules/offers/terms.ts';
import type { Reward } from '../rewards/reward.ts';

export interface GivenTo {
  currency: Currency;
  rates: Rates;
  /** In that currency; null: no deposit set it off. */
  deposit: Cents | null;
}

/** What is less than a cent in their currency is nothing: null. */
export function rewardOf(rule: RewardRule, to: GivenTo): Reward | null {
  switch (rule.kind) {
    case 'cash':
      return orNothing({ kind: 'cash', amount: sumIn(rule.amount, to) });
    case 'bonus': {
      const most = { amount: sumIn(rule.most, to), currency: to.currency };
      const amount = bonusOn(to.deposit ?? cents(0), { percent: rule.percent ?? null, most });
      const deposit = to.deposit ?? undefined;
      return orNothing({ kind: 'bonus', template: rule.template, amount, deposit });
    }
    case 'freespins': {
      const { game, rounds, winsTo, days } = rule;
      return { kind: 'freespins', game, rounds, stake: stakeIn(rule, to), winsTo, days };
    }
    case 'coins':
      return rule;
  }
}

const orNothing = <R extends Reward & { amount: Cents }>(reward: R): R | null =>
  reward.amount > 0 ? reward : null;

export const sumIn = (amount: number, { currency, rates }: Pick<GivenTo, 'currency' | 'rates'>): Cents =>
  exchangeDown(cents(amount), { from: RULE_CURRENCY, to: currency, rates });

/** A game takes certain stakes only: the largest that is worth no more, or else its smallest. */
export function stakeIn(
  { game, stake }: Pick<Extract<RewardRule, { kind: 'freespins' }>, 'game' | 'stake'>,
  to: Pick<GivenTo, 'currency' | 'rates'>,
): Cents {
  const worth = sumIn(stake, to);
  const stakes = definitionOf(game)?.stakes;
  if (stakes === undefined || !('ladder' in stakes)) return worth;
  const fitting = stakes.ladder.filter((one) => one <= worth);
  return cents(fitting.length === 0 ? Math.min(...stakes.ladder) : Math.max(...fitting));
}
