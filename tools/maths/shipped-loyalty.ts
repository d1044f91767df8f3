// What play earns with the content that is shipped, as shares of what the play costs on average.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { definitions } from '#games/definitions/all.ts';
import { edgeOf } from '#server/games/sheets.ts';
import {
  type BonusWorth,
  coinValue,
  type Earned,
  earnedByQuests,
  earnedByStreak,
  largestShare,
  type PricedProduct,
  type PricedQuest,
  type PricedReward,
  rewardValue,
} from './loyalty-cost.ts';

const read = <Content>(name: string): Content =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../content/cms/${name}.json`), 'utf8'));

interface Level {
  points: number;
  coinRate: number;
  gift: PricedReward[];
}

interface Cashback {
  is_offered: boolean;
  bound?: { share_ppm: number };
}

export interface Share {
  what: string;
  share: number;
}

const bestPerk = (source: (of: string) => boolean): number =>
  Math.max(
    0,
    ...read<{ perk: { source: string; percent: number } }[]>('loyalty-characters').flatMap(({ perk }) =>
      source(perk.source) ? [perk.percent] : [],
    ),
  );

interface Template {
  name: string;
  wager: { x: number };
}

/** Of the games of which the whole stake counts for a bonus. Elsewhere less of it counts, by the game's edge. */
const CHEAPEST = Math.min(
  ...definitions.flatMap(({ sysname, kind }) => {
    const edge = kind === 'slot' ? edgeOf(sysname) : null;
    return edge === null ? [] : [edge];
  }),
  read<{ earning: { outsideEdge: number } }>('loyalty').earning.outsideEdge,
);

export const bonusWorth: BonusWorth = (template) => {
  const { wager } = read<Template[]>('bonuses').find(({ name }) => name === template)!;
  return Math.max(0, 1 - wager.x * CHEAPEST);
};

/** At a level: everything that comes back to a player who plays for it, each at its own worst. */
export function sharesAt(level: number): Share[] {
  const { earning } = read<{
    earning: { coinsPerEuro: number; pointsPerEuro: number; streakPoints: number };
  }>('loyalty');
  const { levels } = read<{ levels: Level[] }[]>('loyalty-programs')[0]!;
  const products = read<PricedProduct[]>('loyalty-products').filter((product) => product.level <= level);
  const coin = coinValue(products, bonusWorth);
  const centsPerPoint = 100 / earning.pointsPerEuro;
  const open = read<PricedQuest[]>('loyalty-quests').filter((quest) => quest.level <= level);
  const quests = (repeats: PricedQuest['repeats']) => earnedByQuests(open, { repeats, coin });
  const streak = earnedByStreak(
    coin,
    bestPerk((source) => source === 'streak'),
    earning.streakPoints,
  );
  const gifts = levels.map(({ gift, points }, at) => ({
    ...{ name: `level ${at + 1}`, points: Math.max(1, points) },
    cents: gift.reduce((total, reward) => total + rewardValue(reward, coin), 0),
  }));
  const share = (what: string, earned: readonly Earned[]): Share => ({
    what,
    share: largestShare(earned, centsPerPoint).share,
  });
  const atLevel = (earned: Earned): Earned => ({
    ...earned,
    points: Math.max(earned.points, levels[level - 1]!.points),
  });
  const perk = 1 + bestPerk((source) => source !== 'streak') / 100;
  return [
    {
      what: 'coins',
      share: ((earning.coinsPerEuro * coin) / 100) * (levels[level - 1]!.coinRate / 100) * perk,
    },
    share('every day', [streak, ...quests('daily')]),
    share('every week', quests('weekly')),
    // Whoever is at this level has paid for its points at least.
    share('once', [...quests('once'), ...gifts.slice(0, level)].map(atLevel)),
    ...read<Cashback[]>('cashback').flatMap(({ is_offered, bound }) =>
      is_offered ? [{ what: 'cashback', share: (bound?.share_ppm ?? 1_000_000) / 1_000_000 }] : [],
    ),
    { what: 'tournaments', share: Math.max(...tournamentShares()) },
  ];
}

interface Tournament {
  status: string;
  funded_percent?: number;
}

/** A tournament whose prizes nobody's play pays for can be won for next to nothing. */
const tournamentShares = (): number[] =>
  read<Tournament[]>('tournaments').map(({ funded_percent }) =>
    funded_percent === undefined ? Number.POSITIVE_INFINITY : funded_percent / 100,
  );

export const LEVELS = read<{ levels: Level[] }[]>('loyalty-programs')[0]!.levels.map((_, at) => at + 1);
