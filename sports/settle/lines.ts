// Lines: whole ones may be met, half ones never are, and a quarter line is half a bet on each of its neighbours.
import { HALF_LOST, HALF_WON, LOST, type OutcomeResult, VOID, WON } from './outcome-result.ts';

/** What is left when the line is taken off: by how much the outcome holds (quarters are exact in binary). */
export function lineResult(left: number): OutcomeResult {
  if (left >= 0.5) return WON;
  if (left === 0.25) return HALF_WON;
  if (left === 0) return VOID;
  return left === -0.25 ? HALF_LOST : LOST;
}

/** True where no count can meet the line, so that nothing is ever returned. */
export const isHalfLine = (line: number): boolean => Number.isInteger(line * 2) && !Number.isInteger(line);
