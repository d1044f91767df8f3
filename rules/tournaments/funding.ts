// Prizes that play fills: an operator promises up to so much, and pays a share of what the stakes of the run cost on
// average. However few play and however little they stake, the prizes stay below what the play has cost.
import { type Cents, cents } from '../money.ts';
import type { PrizeReward } from './prizes.ts';

export interface Funding {
  percent: number;
  /** By game, the operator's share of a stake at the cheapest way to play it. */
  edges: Readonly<Record<string, number>>;
}

/** In hundredths of a cent, so that no small stake is lost to rounding. */
export const costOf = (staked: Cents, edge: number): number => Math.round(staked * edge * 100);

/** How much of the promise play has filled. */
export const filledOf = (
  promised: Cents,
  { percent, costHundredths }: { percent: number; costHundredths: number },
): Cents => cents(Math.min(promised, Math.max(0, Math.floor((costHundredths * percent) / 10_000))));

/** A prize of a fixed table when this share of the promise was filled; null: nothing is left of it. */
export function filledPrize(prize: PrizeReward, share: number): PrizeReward | null {
  const part = (whole: number): number => Math.floor(whole * share);
  switch (prize.kind) {
    case 'cash':
    case 'bonus':
      return part(prize.cents) > 0 ? { ...prize, cents: part(prize.cents) } : null;
    case 'freespins':
      return part(prize.rounds) > 0 ? { ...prize, rounds: part(prize.rounds) } : null;
    case 'coins':
      return part(prize.coins) > 0 ? { ...prize, coins: part(prize.coins) } : null;
  }
}
