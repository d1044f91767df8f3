// What a player at a level can have of quests and the day streak in a week, whatever they stake.
import { streakCoins } from '#rules/loyalty.ts';
import type { QuestStep } from '#rules/quests.ts';

export interface PricedQuest {
  repeats: 'once' | 'daily' | 'weekly';
  level: number;
  character?: number | undefined;
  steps: readonly QuestStep[];
  rewards: readonly { kind: string; coins?: number | undefined }[];
}

export interface PricedProduct {
  level: number;
  price: number;
  reward: { kind: string; cents?: number | undefined };
}

export interface WeekOfQuests {
  coins: number;
  /** What the coins buy at the best price of the shop, in euro cents. */
  worth: number;
  /** What must be staked for it at least, in euro cents, where every round has the least stake that counts. */
  staked: number;
}

const DAYS = 7;
const turnsOf = ({ repeats }: PricedQuest) => (repeats === 'daily' ? DAYS : repeats === 'weekly' ? 1 : 0);
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

const coinsOf = (quest: PricedQuest) => turnsOf(quest) * sum(quest.rewards.map(({ coins = 0 }) => coins));
const stakedFor = (quest: PricedQuest, least: number) =>
  turnsOf(quest) *
  sum(
    quest.steps
      .filter(({ counts }) => counts === 'rounds')
      .map(({ count, minCents = least }) => count * Math.max(least, minCents)),
  );

/** `least` is the least stake of the house. A player has one character, and of its quests the best is meant. */
export function weekOfQuests(
  quests: readonly PricedQuest[],
  products: readonly PricedProduct[],
  { level, least }: { level: number; least: number },
): WeekOfQuests {
  const open = quests.filter((quest) => quest.level <= level && turnsOf(quest) > 0);
  const lines = Map.groupBy(
    open.filter(({ character }) => character !== undefined),
    ({ character }) => character,
  );
  const best = [...lines.values()].toSorted(
    (one, other) => sum(other.map(coinsOf)) - sum(one.map(coinsOf)),
  )[0];
  const meant = [...open.filter(({ character }) => character === undefined), ...(best ?? [])];
  const coins = sum(streakCoins) + sum(meant.map(coinsOf));
  const prices = products.filter(({ reward, level: from }) => reward.kind === 'cash' && from <= level);
  const perCoin = Math.max(0, ...prices.map(({ reward, price }) => reward.cents! / price));
  return {
    coins,
    worth: Math.round(coins * perCoin),
    staked: sum(meant.map((quest) => stakedFor(quest, least))),
  };
}
