// What a reward costs the operator, and whose budget pays for it.

import { exchangeUp } from '#rules/exchange.ts';
import type { BudgetKind } from '#rules/gifts/budget-kinds.ts';
import { coinsCost } from '#rules/gifts/reward-cost.ts';
import { type Cents, cents, ZERO } from '#rules/money.ts';
import { type BudgetName, isShared, sharedBudget } from '../budgets/budget-name.ts';
import { chargeBudget } from '../budgets/charge-budget.ts';
import type { Content } from '../content/content.ts';
import { ratesOf } from '../content/rates.ts';
import type { Tx } from '../database/db.ts';
import type { Given, RewardSource } from './reward.ts';

/** Throws RewardUnavailable where the budget of its definition holds less. The same key is charged once. */
export async function chargeReward(tx: Tx, given: Given, now: Date, content: Content): Promise<void> {
  const { key, player, source } = given;
  const charge = { key: `${source.giver}:${key}`, player: player.id, cost: costOf(given, content) };
  await chargeBudget(tx, { budget: budgetOf(source), ...charge }, now);
}

/** Which budget pays for what a giver gives. A new giver does not compile without one. */
export const budgetKindOf: Readonly<Record<RewardSource['giver'], BudgetKind>> = {
  offer: 'offer',
  'promo-code': 'offer',
  level: 'loyalty-program',
  quest: 'loyalty-quest',
  shop: 'loyalty-product',
  tournament: 'tournament',
  cashback: 'cashback',
  jackpot: 'jackpot',
  staff: 'staff-gift',
};

export function budgetOf({ giver, name }: RewardSource): BudgetName {
  const kind = budgetKindOf[giver];
  return isShared(kind) ? sharedBudget(kind) : { kind, name };
}

/** In euros. Cash of a tournament was charged when the run promised it. */
function costOf({ player: { currency }, reward, source }: Given, content: Content): Cents {
  const inEuros = (amount: number): Cents =>
    exchangeUp(cents(amount), { from: currency, to: 'EUR', rates: ratesOf(content) });
  switch (reward.kind) {
    case 'cash':
      return source.giver === 'tournament' ? ZERO : inEuros(reward.amount);
    case 'bonus':
      return inEuros(reward.amount);
    case 'freebet':
      return inEuros(reward.value);
    case 'freespins':
      return inEuros(reward.rounds * reward.stake);
    case 'coins':
      return cents(coinsCost(reward.coins, coinHundredthsOf(content)));
  }
}

const COIN_HUNDREDTHS = 130;

/** Of a release from before there was the setting, what its own shop comes to. */
const coinHundredthsOf = (content: Content): number =>
  content.hasCms('gift-limits')
    ? content.cms<{ coinHundredths: number }>('gift-limits').coinHundredths
    : COIN_HUNDREDTHS;
