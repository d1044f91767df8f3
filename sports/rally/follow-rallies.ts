// A match of rallies as far as it is known. Its moments are the rallies that were played.
import { beforeToss, type MatchSoFar, NIL } from '../law/match-so-far.ts';
import { type Side, totalOf } from '../settle/match-result.ts';
import { afterRally, type RallyState, rallyLaw, rallyStart } from './rally-match.ts';
import { rallyResult } from './rally-result.ts';
import type { RallyRules, RallyTerms } from './rules.ts';
import { shownRallies, shownRallyMatch } from './shown-rallies.ts';

export interface RallyIncident {
  /** Who serves first in the match, then who wins each point. */
  readonly type: 'toss' | 'point';
  readonly side: Side;
}

export function followRallies(
  rules: RallyRules,
  terms: RallyTerms,
  incidents: readonly RallyIncident[],
): MatchSoFar {
  const [toss, ...rallies] = incidents;
  const states = [rallyStart(toss?.side ?? 'home')];
  for (const { side } of rallies) states.push(afterRally(rules, states.at(-1)!, side));
  const state = states.at(-1)!;
  return {
    score: NIL,
    decisive: turnsOf(rules, state),
    law: () =>
      toss === undefined
        ? beforeToss((first) => rallyLaw(rules, terms, rallyStart(first))!)
        : rallyLaw(rules, terms, state),
    result: () => rallyResult(rules, states),
    shown: () => shownRallyMatch(rules, state, toss !== undefined),
    shownIncidents: (from = 0) => shownRallies(rules, incidents, states).slice(from),
  };
}

/** A set or a map turns a match, and so does a leg where there are few. */
const turnsOf = ({ setsToWin }: RallyRules, { ended, current }: RallyState): number =>
  setsToWin > 1
    ? ended.length
    : [...ended, ...(current === null ? [] : [current])].reduce((sum, { score }) => sum + totalOf(score), 0);
