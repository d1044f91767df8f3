// What of a round or a bet counts for a bonus. Turnover is counted in hundredths of a cent, because a share of a small stake
// is no whole cent.
import { type Cents, cents } from '../money.ts';
import type { BonusTerms } from './bonus-terms.ts';

export interface CountedRound {
  staked: Cents;
  /** Of what was staked. */
  stakedBonus: Cents;
  /** Of what was staked, what lay on opposite sides of the same chance: it cannot be lost, so it counts nothing. */
  opposed?: Cents | undefined;
}

interface Counting {
  /** Bonus money is kept apart: only what it has paid counts. */
  isApart: boolean;
  percent: number;
}

/** Of a correction that takes a stake back it is as much less: negative. */
export function hundredthsOfRound(
  { staked, stakedBonus, opposed = cents(0) }: CountedRound,
  { isApart, percent }: Counting,
): number {
  if (staked === 0) return 0;
  const stake = isApart ? stakedBonus : staked;
  return Number((BigInt(stake) * BigInt(staked - opposed) * BigInt(percent)) / BigInt(staked));
}

interface CountedBet {
  staked: Cents;
  stakedBonus: Cents;
  /** Of what was staked, what other bets cover: it cannot be lost, so it counts nothing. */
  opposed?: Cents | undefined;
  /** Decimal: what one unit comes back as. */
  odds: number;
  /** Only what could be lost counts: not what was given back, and not what was sold before the end. */
  state: 'won' | 'lost' | 'void' | 'cashed_out';
  /** Of how many legs, and the lowest odds among them; one leg where nothing is said. */
  legs?: number | undefined;
  oddsLeast?: number | undefined;
}

/** What several legs must be to count: so many, each at such odds. */
const LEGS_MIN = 3;
const LEG_ODDS_MIN = 1.4;

/** A bet at low odds risks little of its stake, and counts as much as it could win. */
export function hundredthsOfBet(
  { staked, stakedBonus, opposed = cents(0), odds, state, legs = 1, oddsLeast = odds }: CountedBet,
  { oddsMin }: Pick<BonusTerms, 'oddsMin'>,
  { isApart }: { isApart: boolean },
): number {
  if (state === 'void' || state === 'cashed_out') return 0;
  if (oddsMin !== null && !(legs === 1 ? odds >= oddsMin : legs >= LEGS_MIN && oddsLeast >= LEG_ODDS_MIN))
    return 0;
  if (staked === 0) return 0;
  const stake = (isApart ? stakedBonus : staked) * (1 - opposed / staked);
  return Math.trunc(stake * Math.min(100, Math.round((odds - 1) * 100)));
}

/** From nothing to all that is required, whatever is added or taken off. */
export const progressed = (hundredths: number, added: number, required: Cents): number =>
  Math.min(required * 100, Math.max(0, hundredths + added));

export const isPlayedThrough = (hundredths: number, required: Cents): boolean => hundredths >= required * 100;
