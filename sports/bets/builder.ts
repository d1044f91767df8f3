// A bet builder: several picks of one match at one price that knows how they hang together, settled as one leg.
import { LOST, type OutcomeResult, VOID, WON } from '../settle/outcome-result.ts';

const PICKS_MIN = 2;
export const PICKS_MAX = 8;

/** How much of the picks' own margins the joint price carries. */
const MARGIN_SHARE = 0.6;

export const builderMargin = (pickMargins: readonly number[]): number =>
  pickMargins.reduce((sum, margin) => sum + margin, 0) * MARGIN_SHARE;

/**
 * Won if every pick is, lost if one is and none was returned. A pick that is returned, even by half, returns the whole
 * stake: the joint price cannot be taken apart again. Null: not yet.
 */
export function settleBuilder(picks: readonly (OutcomeResult | null)[]): OutcomeResult | null {
  if (picks.some((pick) => pick !== null && pick.voidFactor > 0)) return VOID;
  if (picks.every((pick) => pick?.win === 1)) return WON;
  // While a pick is open it may still be returned, and then so is the stake.
  return picks.every((pick) => pick !== null) ? LOST : null;
}

export type BuilderFault = 'too-few-picks' | 'too-many-picks' | 'pick-says-nothing' | 'impossible';

const EQUAL = 1e-12;

/** `without[i]` is how likely all picks but the i-th are; a pick that adds nothing to the others is refused. */
export function builderFault(joint: number, without: readonly number[]): BuilderFault | null {
  if (without.length < PICKS_MIN) return 'too-few-picks';
  if (without.length > PICKS_MAX) return 'too-many-picks';
  if (joint <= EQUAL) return 'impossible';
  return without.some((others) => others - joint <= EQUAL) ? 'pick-says-nothing' : null;
}
