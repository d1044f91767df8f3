// What a definition costs the operator at worst, in euro cents: to one player, to all players in a day, and in total. What
// repeats without an end is counted over 30 days. What anybody may have without a limit has no bound, which is Infinity.
import { type CostTerms, coinsCost, type DefinedReward, rewardCost, rewardsCost } from './reward-cost.ts';

export interface WorstCost {
  perPlayer: number;
  perDay: number;
  total: number;
}

export const noCost: WorstCost = { perPlayer: 0, perDay: 0, total: 0 };
export const unbounded: WorstCost = { perPlayer: Infinity, perDay: Infinity, total: Infinity };

const DAYS = 30;
const turnsWithin = { once: 1, day: DAYS, daily: DAYS, week: 5, weekly: 5, month: 1 } as const;

/** 0 × Infinity is 0 here: what costs nothing costs nothing however often it is given. */
const times = (cost: number, count: number): number => (cost === 0 || count === 0 ? 0 : cost * count);

/** To everybody, without a limit. */
const toEverybody = (perPlayer: number): WorstCost => ({
  perPlayer,
  perDay: times(perPlayer, Infinity),
  total: times(perPlayer, Infinity),
});

interface Offer {
  limits: { total?: number | undefined; perDay?: number | undefined; perPlayer: number };
  rewards: readonly DefinedReward[];
}

export function offerCost({ limits, rewards }: Offer, terms: CostTerms): WorstCost {
  const claim = rewardsCost(rewards, terms);
  const { total = Infinity, perDay = Infinity, perPlayer } = limits;
  return {
    perPlayer: times(claim, Math.min(perPlayer, total)),
    perDay: times(claim, Math.min(perDay, total)),
    total: times(claim, Math.min(total, perDay * DAYS)),
  };
}

/** What is given of a template is the cost of whoever gives it. The template says how much of it becomes money. */
export const bonusTemplateCost = (): WorstCost => unbounded;

interface Quest {
  repeats: 'once' | 'daily' | 'weekly';
  rewards: readonly DefinedReward[];
}

export const questCost = ({ repeats, rewards }: Quest, terms: CostTerms): WorstCost =>
  toEverybody(times(rewardsCost(rewards, terms), turnsWithin[repeats]));

interface Program {
  levels: readonly { coinRate: number; gift: readonly DefinedReward[] }[];
}

/** More than 100 % of the coins of play is a share of play, and that has no bound. */
export const programCost = ({ levels }: Program, terms: CostTerms): WorstCost =>
  levels.some(({ coinRate }) => coinRate > 100)
    ? unbounded
    : toEverybody(levels.reduce((total, { gift }) => total + rewardsCost(gift, terms), 0));

interface Product {
  reward: DefinedReward;
  /** In coins. */
  price: number;
  stock?: number | undefined;
  limit?: number | undefined;
  cooldownDays?: number | undefined;
}

/** Coins are costed when they are given, so a product costs what it is worth beyond them. */
export function productCost(
  { reward, price, stock = Infinity, limit = Infinity, cooldownDays = 0 }: Product,
  terms: CostTerms,
): WorstCost {
  const gain = Math.max(0, rewardCost(reward, terms) - coinsCost(price, terms.coinHundredths));
  const turns = Math.ceil(DAYS / cooldownDays);
  const all = times(gain, stock);
  return { perPlayer: times(gain, Math.min(stock, limit, turns)), perDay: all, total: all };
}

/** A character adds a share to the coins of play. */
export const characterCost = ({ perk }: { perk: { percent: number } }): WorstCost =>
  perk.percent === 0 ? noCost : unbounded;

interface Tournament {
  status: string;
  schedule: { every: 'day' | 'week' };
  promised_cents: number;
  prizes: readonly {
    from: number;
    to: number;
    share?: number | undefined;
    reward?: DefinedReward | undefined;
  }[];
}

/** Entry fees are the players' own money. Of the pool, what the operator promises is its cost. */
export function tournamentCost(
  { status, schedule, promised_cents: promised, prizes }: Tournament,
  terms: CostTerms,
): WorstCost {
  if (status !== 'on') return noCost;
  const placeCost = ({ share = 0, reward }: Tournament['prizes'][number]): number =>
    reward === undefined ? Math.floor((promised * share) / 10_000) : rewardCost(reward, terms);
  const sumOf = (isCash: boolean): number =>
    prizes
      .filter(({ reward }) => (reward === undefined || reward.kind === 'cash') === isCash)
      .reduce((sum, row) => sum + times(placeCost(row), row.to - row.from + 1), 0);
  const run = Math.max(promised, sumOf(true)) + sumOf(false);
  const runs = turnsWithin[schedule.every];
  const best = Math.max(0, ...prizes.map(placeCost));
  return { perPlayer: times(best, runs), perDay: run, total: times(run, runs) };
}

interface Jackpot {
  is_offered: boolean;
  kind: string;
  start_cents: number;
  limit_cents?: number | undefined;
  window_minutes?: number | undefined;
}

const DAY_MINUTES = 1_440;

/** The operator puts in the start of each cycle. Bets pay for the rest of it. */
export function jackpotCost({ is_offered, start_cents, limit_cents, window_minutes }: Jackpot): WorstCost {
  if (!is_offered) return noCost;
  const drops = window_minutes === undefined ? Infinity : Math.ceil(DAY_MINUTES / window_minutes);
  return {
    perPlayer: limit_cents ?? Infinity,
    perDay: times(start_cents, drops),
    total: times(start_cents, drops * DAYS),
  };
}

interface Cashback {
  is_offered: boolean;
  period: 'day' | 'week' | 'month';
  cap_cents: number;
  rates: readonly { rate_ppm: number }[];
}

export function cashbackCost({ is_offered, period, cap_cents, rates }: Cashback): WorstCost {
  if (!is_offered || rates.every(({ rate_ppm }) => rate_ppm === 0)) return noCost;
  return toEverybody(times(cap_cents, turnsWithin[period]));
}
