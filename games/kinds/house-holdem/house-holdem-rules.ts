// What hold'em against the house pays.
import { type PokerName, strengthFrom } from '../../cards/poker-strength.ts';
import { TIMES_1 } from '../kind.ts';

export interface HouseHoldemFigures {
  /** In cents. */
  minChip: number;
  /** The house opens with a pair of this rank or better. */
  opensWithPairOf: number;
  /** What a won ante pays by the player's hand, the ante with it, in ten-thousandths. */
  anteX10000: Readonly<Record<PokerName, number>>;
  /** What the first five cards pay, the chip with it, in ten-thousandths. */
  pairX10000: Readonly<Record<PokerName, number>>;
}

/** Of the ante. */
export const CALL = 2;

export const showdowns = ['unopened', 'won', 'tied', 'lost'] as const;

export type Showdown = (typeof showdowns)[number];

/** The weakest hand that the house opens with. */
export const opensFrom = ({ opensWithPairOf }: HouseHoldemFigures): number =>
  strengthFrom('pair', opensWithPairOf);

/** What comes back of ante and call, in ten-thousandths of the ante. */
export function showdownTimes({ anteX10000 }: HouseHoldemFigures, showdown: Showdown, name: PokerName) {
  const call = CALL * TIMES_1;
  if (showdown === 'unopened') return { ante: anteX10000[name], call };
  if (showdown === 'won') return { ante: anteX10000[name], call: 2 * call };
  return showdown === 'tied' ? { ante: TIMES_1, call } : { ante: 0, call: 0 };
}

/** What a call brings above its own price, in ten-thousandths of the ante; a fold brings nothing. */
export function callBrings(figures: HouseHoldemFigures, showdown: Showdown, name: PokerName): number {
  const { ante, call } = showdownTimes(figures, showdown, name);
  return ante + call - CALL * TIMES_1;
}
