// What happens to bets when a match does not end as it should: rules as data, so that the page of rules and the
// settlement read the same table.
import type { Ending } from './match-result.ts';

/** A winner stands once this many of what the match is counted in were completed. */
export interface WinnerRule {
  readonly afterAtLeast: number;
}

export interface EarlyEnd {
  /** Whether what was certain by then stands; all else is void. */
  readonly isCertainKept: boolean;
  /** By the count of a match, when its winner stands though it was not played out. */
  readonly winners: Readonly<Record<string, WinnerRule>>;
}

const voidAll: EarlyEnd = { isCertainKept: false, winners: {} };

/** A retirement leaves the winner of a match counted in sets once a set was completed, and so of maps and legs. */
const afterOne = { sets: { afterAtLeast: 1 }, maps: { afterAtLeast: 1 }, legs: { afterAtLeast: 1 } };

export const endingRules: Readonly<Record<Exclude<Ending, 'played'>, EarlyEnd>> = {
  abandoned: { isCertainKept: true, winners: {} },
  retired: { isCertainKept: true, winners: afterOne },
  walkover: voidAll,
  cancelled: voidAll,
  // Home and away were swapped after the price was made.
  reversed: voidAll,
};

/** A match that has not started, or was broken off and not completed, this long after its time is void. */
export const COMPLETED_WITHIN_HOURS = 48;

/** How long a result may still be corrected before only the operator's people can change it. */
export const CORRECTED_WITHIN_HOURS = 72;
