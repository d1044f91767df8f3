// What rewards are worth against the cheapest way to earn them. Play is measured in points: a point costs a player
// 1/pointsPerEuro of a euro on average, at whatever game and stake, because points are counted by the edge of the
// cheapest way to play a game. A reward that asks for so many points therefore has a price that no choice undercuts.
import { streakCoins } from '#rules/loyalty.ts';
import type { QuestStep } from '#rules/quests.ts';

export interface PricedReward {
  kind: string;
  coins?: number | undefined;
  cents?: number | undefined;
  rounds?: number | undefined;
  stakeCents?: number | undefined;
  template?: string | undefined;
}

export interface PricedQuest {
  sysname: string;
  repeats: 'once' | 'daily' | 'weekly';
  level: number;
  character?: number | undefined;
  steps: readonly QuestStep[];
  rewards: readonly PricedReward[];
}

export interface PricedProduct {
  level: number;
  price: number;
  reward: PricedReward;
}

/** Something that play earns: what it is worth and the points it asks for, both in one period. */
export interface Earned {
  name: string;
  cents: number;
  points: number;
}

/** What is left of a bonus on average once it was played through at the cheapest game that counts, by its template. */
export type BonusWorth = (template: string) => number;

/** In cents. No free bet or spin is worth more than its amount. */
const faceValue = (
  { cents = 0, rounds = 0, stakeCents = 0, template }: PricedReward,
  worth: BonusWorth,
): number => cents * (template === undefined ? 1 : worth(template)) + rounds * stakeCents;

/** In cents, at the best price of the shop. */
export const coinValue = (products: readonly PricedProduct[], worth: BonusWorth = () => 1): number =>
  Math.max(0, ...products.map(({ reward, price }) => faceValue(reward, worth) / price));

export const rewardValue = (reward: PricedReward, coin: number): number =>
  faceValue(reward, () => 1) + (reward.coins ?? 0) * coin;

/** Points that a quest asks for; none where it can be done without play that costs anything. */
const pointsOf = ({ steps }: Pick<PricedQuest, 'steps'>): number =>
  Math.max(0, ...steps.filter(({ counts }) => counts === 'points').map(({ count }) => count));

/** What quests of one kind pay. A player has one character, so of the characters' quests the dearest counts. */
export function earnedByQuests(
  quests: readonly PricedQuest[],
  { repeats, coin }: { repeats: PricedQuest['repeats']; coin: number },
): Earned[] {
  const all = quests
    .filter((quest) => quest.repeats === repeats)
    .map((quest) => ({
      ...{ name: quest.sysname, points: pointsOf(quest), character: quest.character },
      cents: quest.rewards.reduce((total, reward) => total + rewardValue(reward, coin), 0),
    }));
  const own = all.filter(({ character }) => character !== undefined);
  const dearest = own.toSorted((a, b) => b.cents / b.points - a.cents / a.points)[0];
  return [...all.filter(({ character }) => character === undefined), ...(dearest ? [dearest] : [])];
}

/** The average day of a streak, with the best character for it. */
export const earnedByStreak = (coin: number, perkPercent: number, points: number): Earned => ({
  ...{ name: 'streak', points },
  cents:
    (streakCoins.reduce((sum, coins) => sum + coins, 0) / streakCoins.length) *
    (1 + perkPercent / 100) *
    coin,
});

/**
 * The largest share of what play costs that comes back, over every amount of play: whoever earns so many points has all
 * rewards that ask for as many or fewer, because the same points count in each of them.
 */
export function largestShare(
  earned: readonly Earned[],
  centsPerPoint: number,
): { share: number; at: string } {
  let total = 0;
  return earned
    .toSorted((a, b) => a.points - b.points)
    .map(({ name, cents, points }) => {
      total += cents;
      return { share: points === 0 ? Number.POSITIVE_INFINITY : total / (points * centsPerPoint), at: name };
    })
    .reduce((worst, one) => (one.share > worst.share ? one : worst), { share: 0, at: 'nothing' });
}
