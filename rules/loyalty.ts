// What play brings in points and coins, and where it leads (domain C3). Points decide the level and are never spent; coins
// are spent. Both are kept in millionths, so that no small stake is lost to rounding.

export const MICRO = 1_000_000;

/** What a character may multiply: coins of what is played there, or of the day streak. */
export const perkSources = ['slots', 'table', 'originals', 'live', 'streak'] as const;
export type PerkSource = (typeof perkSources)[number];

export interface EarningTerms {
  /** For each euro that the play is expected to cost. */
  coinsPerEuro: number;
  pointsPerEuro: number;
  /** Of a stake in bonus money, the share that counts. */
  bonusShare: number;
  /** In points; what is played beyond it on the same day brings nothing. */
  dailyPointsMax: number;
  /** A day counts for the streak once its play has earned so many points. */
  streakPoints: number;
}

export interface PlayedStake {
  /** In euros, the whole of it and the part of it in bonus money. Less than nothing takes back. */
  staked: number;
  stakedBonus: number;
  /** The house's share of what is staked there. */
  edge: number;
  /** Free spins: the house staked, so the player earns nothing. */
  isPack: boolean;
}

/** Games that give back nearly everything are played for the points alone. */
const LEAST_EDGE = 0.001;

/** What the play is expected to cost, in euros, as far as it counts. */
export function countedCost({ staked, stakedBonus, edge, isPack }: PlayedStake, bonusShare: number): number {
  if (isPack || edge < LEAST_EDGE) return 0;
  return (staked - stakedBonus + stakedBonus * bonusShare) * edge;
}

/** In millionths of a point. */
export const micropointsOf = (cost: number, { pointsPerEuro }: EarningTerms): number =>
  Math.round(cost * pointsPerEuro * MICRO);

/** In millionths of a coin; a level and a character may give more of them, each in percent. */
export const microcoinsOf = (
  cost: number,
  { coinsPerEuro }: EarningTerms,
  { ratePercent = 100, perkPercent = 0 } = {},
): number => Math.round(((cost * coinsPerEuro * ratePercent) / 100) * (1 + perkPercent / 100) * MICRO);

/** Of what a day's play would bring, the share that still fits below the day's bound. */
export function shareWithinDay(earned: number, alreadyToday: number, max: number): number {
  if (earned <= 0) return 1;
  return Math.min(1, Math.max(0, max - alreadyToday) / earned);
}

interface Threshold {
  level: number;
  points: number;
}

/** The highest whose threshold is reached; levels stand in their order. */
export function levelAt(micropoints: number, levels: readonly Threshold[]): number {
  const reached = levels.findLast(({ points }) => micropoints >= points * MICRO);
  return reached?.level ?? levels[0]!.level;
}

/** Whole ones, as they are shown and spent. */
export const wholeCoins = (microcoins: number): number => Math.floor(microcoins / MICRO);

/** What each day of a streak brings; after the seventh it begins anew. */
export const streakCoins = [4, 5, 6, 7, 8, 10, 14] as const;

/** A missed day pauses the streak and takes nothing. `days` are those counted, with this one. */
export const coinsOfDay = (days: number, perkPercent = 0): number =>
  Math.round((streakCoins[(days - 1) % streakCoins.length]! * (100 + perkPercent)) / 100);

const DAY_MS = 86_400_000;

/** Coins that nobody moves for so long run out. */
export const COINS_IDLE_DAYS = 180;
/** So many days before, the player is told. */
export const COINS_WARNED_DAYS = [30, 7] as const;

export const coinsEndAt = (movedAt: Date): Date => new Date(movedAt.getTime() + COINS_IDLE_DAYS * DAY_MS);

/** After a choice, the next one is free so much later. */
export const CHARACTER_FREE_DAYS = 30;

interface Chosen {
  id: number | null;
  chosenAt: Date | null;
}

/** In coins; the first choice is free, and so is one after a while. */
export function changePrice({ id, chosenAt }: Chosen, price: number, now: Date): number {
  if (id === null || chosenAt === null) return 0;
  return now.getTime() - chosenAt.getTime() >= CHARACTER_FREE_DAYS * DAY_MS ? 0 : price;
}

/** "2026-11-17" of UTC, the day of the site. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
