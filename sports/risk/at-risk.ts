// How much of a player's stakes on one event can really be lost. Bets whose results cover each other risk little, whatever
// their markets are called, and what is not at risk must not earn rewards.
import type { Sport } from '../markets/market.ts';
import { EventRisk } from './event-risk.ts';
import type { RiskLeg } from './leg-values.ts';

/**
 * From 0 to 1: the share of the stakes that counts. The worst scenario must lose that much of them, and the best one must win
 * as much as the bets would alone, so that all results but an improbable one cannot be covered.
 */
export function atRiskShare(sport: Sport, legs: readonly RiskLeg[]): number {
  const staked = legs.reduce((sum, leg) => sum + leg.staked, 0);
  if (staked === 0) return 1;
  const winnable = legs.reduce((sum, leg) => sum + Math.min(leg.staked, leg.owed), 0);
  const { lost, won } = extremesOf(new EventRisk(sport).with(legs));
  return Math.max(0, Math.min(lost / staked, won / winnable));
}

interface Extremes {
  /** Of the player, in the worst and in the best scenario. */
  lost: number;
  won: number;
}

/** Blocks that ask about the same course can cover each other in ways that no scenario shows: the largest of them counts. */
function extremesOf({ blocks }: EventRisk): Extremes {
  const courses = Map.groupBy(blocks, ({ block }) => courseOf(block));
  const sum: Extremes = { lost: 0, won: 0 };
  for (const own of courses.values()) {
    sum.lost += Math.max(...own.map(({ values }) => values.reduce((most, one) => Math.max(most, one))));
    sum.won += Math.max(...own.map(({ values }) => -values.reduce((least, one) => Math.min(least, one))));
  }
  return sum;
}

/** Counts of football that have little to do with its score. */
const apart = ['corners', 'yellows', 'reds'] as const;

/** Undefined: the score of the match. */
const courseOf = (block: string) => apart.find((name) => block.startsWith(name));
