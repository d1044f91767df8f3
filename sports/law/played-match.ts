// A match of any sport that was played through from words of chance: what it came to, and what could be said at every
// moment of it. Virtual leagues commit to the words before a match is offered; whoever has them can play it again.
import type { MatchResult, Score } from '../settle/match-result.ts';
import type { MatchSoFar } from './match-so-far.ts';
import type { MatchLaw } from './score-law.ts';

export interface PlayedMatch<Incident> {
  readonly incidents: readonly Incident[];
  /** Moments at which prices can be made, from 0 before the start; at the last the match is over. */
  readonly moments: number;
  /** How many of the incidents have happened by a moment. */
  knownAt(moment: number): number;
  lawAt(moment: number): MatchLaw;
  /** The score that live handicaps count from. */
  scoreAt(moment: number): Score;
  resultAt(moment: number): MatchResult;
}

interface Played<Incident> {
  readonly incidents: readonly Incident[];
  readonly moments: number;
  knownAt(moment: number): number;
  follow(known: readonly Incident[], moment: number): MatchSoFar;
}

/** At every moment it is what somebody who follows it would know. */
export function playedMatch<Incident>({
  incidents,
  moments,
  knownAt,
  follow,
}: Played<Incident>): PlayedMatch<Incident> {
  const at = (moment: number) => follow(incidents.slice(0, knownAt(moment)), moment);
  return {
    incidents,
    moments,
    knownAt,
    lawAt(moment) {
      const law = at(moment).law();
      if (law === null) throw new RangeError('the match is over');
      return law;
    },
    scoreAt: (moment) => at(moment).score,
    resultAt: (moment) => at(moment).result(),
  };
}
