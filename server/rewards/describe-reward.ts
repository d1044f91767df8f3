// What a reward is, in a few words for staff: "10 × $ 1.00, triple-sevens".
import { formatMoney } from '#rules/format.ts';
import type { Cents, Currency } from '#rules/money.ts';
import type { Reward } from './reward.ts';

export function describeReward(reward: Reward, currency: Currency): string {
  const money = (amount: Cents) => formatMoney({ amount, currency });
  switch (reward.kind) {
    case 'cash':
      return money(reward.amount);
    case 'bonus':
      return `${money(reward.amount)}, ${reward.template}`;
    case 'freespins':
      return `${reward.rounds} × ${money(reward.stake)}, ${reward.game}`;
    case 'coins':
      return String(reward.coins);
    case 'freebet':
      return money(reward.value);
  }
}
