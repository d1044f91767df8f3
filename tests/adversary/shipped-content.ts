// The rewards that the shipped content gives, and what each is worth in cents.
import { join } from 'node:path';
import type { PrizeReward } from '#rules/tournaments/prizes.ts';
import { readContent } from '#server/content/content.ts';
import { ratesOf } from '#server/content/rates.ts';
import {
  charactersOf,
  type DefinedReward,
  productsOf,
  programOf,
  questsOf,
  termsOf,
} from '#server/loyalty/definitions.ts';
import { gameBook } from '#server/loyalty/played-game.ts';
import { coinValue, rewardValue } from '../../tools/maths/loyalty-cost.ts';
import { bonusWorth } from '../../tools/maths/shipped-loyalty.ts';
import type { LoyaltyContent } from './loyalty-account.ts';

export const shippedContent = readContent(join(import.meta.dirname, '../../content'));

const coin = coinValue(productsOf(shippedContent), bonusWorth);

/** In cents. */
export const prizeValue = (prize: PrizeReward): number =>
  rewardValue('stake_cents' in prize ? { ...prize, stakeCents: prize.stake_cents } : prize, coin);

export function shippedLoyalty(): LoyaltyContent {
  const { earning } = termsOf(shippedContent);
  const figures = { profile: { hasFigures: true } } as Parameters<typeof charactersOf>[0]['config'];
  return {
    terms: {
      ...{ earning, levels: programOf(shippedContent).levels, rates: ratesOf(shippedContent) },
      perks: new Map(
        charactersOf({ content: shippedContent, config: figures }).map(({ id, perk }) => [id, perk]),
      ),
      gameOf: gameBook({ studios: [] }, earning.outsideEdge),
    },
    quests: questsOf(shippedContent),
    centsOf: (reward: DefinedReward) => rewardValue(reward, coin),
  };
}
