// Bets on one of many: the winner of a league, a place among the first.
import { LOST, type OutcomeResult, VOID, WON, wonTied } from './outcome-result.ts';

/** Where a runner came in: the first of the positions that those who are level share, and how many share them. */
export type Finish = { readonly position: number; readonly tied: number } | 'did not start';

interface OutrightTerms {
  /** How many positions win: one for the winner, three for a place among three. */
  readonly places: number;
  /** "All in": a runner that does not start has lost. */
  readonly isAllIn?: boolean;
}

export function settleRunner(finish: Finish, { places, isAllIn = false }: OutrightTerms): OutcomeResult {
  if (finish === 'did not start') return isAllIn ? LOST : VOID;
  const left = places - finish.position + 1;
  if (left <= 0) return LOST;
  return finish.tied <= left ? WON : wonTied(left, finish.tied);
}
