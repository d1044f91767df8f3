// A match of any sport that was played through from words of chance: what it came to, and what could be said at every
// moment of it. Virtual leagues commit to the words before a match is offered; whoever has them can play it again.
import type { MatchResult, Score } from '../settle/match-result.ts';
import type { MatchLaw } from './score-law.ts';

export interface PlayedMatch<Incident> {
  readonly incidents: readonly Incident[];
  /** Moments at which prices can be made, from 0 before the start; at the last the match is over. */
  readonly moments: number;
  lawAt(moment: number): MatchLaw;
  /** The score that live handicaps count from. */
  scoreAt(moment: number): Score;
  resultAt(moment: number): MatchResult;
}
