// How much of a stake counts for a bonus: in proportion to what the game keeps, so that an offer costs the house the same
// whatever is played with it (design C1.2).
import type { BonusTerms } from './bonus-terms.ts';

export interface CountedGame {
  sysname: string;
  /** Of our own games their kind; 'outside' of a studio's. */
  kind: string;
  /** What it keeps of a stake when it is played best, as a share; null: nobody knows. */
  edge: number | null;
}

/** A game that keeps so much counts in full. */
const FULL_EDGE = 0.04;
/** Percents are told in steps of five, rounded down. */
const STEP = 5;
/** What two floats differ by that mean the same. */
const EPSILON = 1e-6;

/** In percent, from 0 to 100. */
export function percentCounted(
  { sysname, kind, edge }: CountedGame,
  { contribution, excluded }: Pick<BonusTerms, 'contribution' | 'excluded'>,
): number {
  if (excluded.includes(sysname)) return 0;
  return contribution[sysname] ?? contribution[kind] ?? byEdge(edge);
}

function byEdge(edge: number | null): number {
  if (edge === null) return 0;
  const percent = Math.floor(((edge / FULL_EDGE) * 100 + EPSILON) / STEP) * STEP;
  return Math.min(100, Math.max(0, percent));
}
