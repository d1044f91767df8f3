import type { LoyaltyReward } from '#contract/loyalty/reward.ts';
import { formatMoney } from '#rules/format.ts';
import { useText } from '../i18n/use-text.tsx';

interface RewardTexts {
  /** "20 free spins". */
  nameOf: (reward: LoyaltyReward) => string;
  /** What it is, in a sentence made of the reward itself. */
  about: (reward: LoyaltyReward) => string;
}

export function useRewardText(): RewardTexts {
  const t = useText();
  return {
    nameOf(reward) {
      switch (reward.kind) {
        case 'coins':
          return t('loyalty.reward.coins', { coins: reward.coins });
        case 'freespins':
          return t('loyalty.reward.freespins', { rounds: reward.rounds });
        case 'cash':
        case 'bonus':
        case 'freebet':
          return t(`loyalty.reward.${reward.kind}`, { amount: formatMoney(reward.amount) });
        case 'frame':
          return t('loyalty.reward.frame', { frame: reward.frame });
      }
    },
    about(reward) {
      if (reward.kind === 'freebet')
        return t('loyalty.about.freebet', { odds: reward.odds_min, days: reward.days });
      if (reward.kind !== 'freespins') return t(`loyalty.about.${reward.kind}`);
      const values = { game: reward.game.name, amount: formatMoney(reward.stake) };
      return t(
        reward.wins_to === 'main' ? 'loyalty.about.freespins' : 'loyalty.about.freespinsBonus',
        values,
      );
    },
  };
}
