// How a match ended, from the counts of its result: for lists of results, and for producers that tell nothing else.
import { minus, NIL, plus } from '#sports/law/match-so-far.ts';
import type { Sport } from '#sports/markets/market.ts';
import type { MatchResult, Score } from '#sports/settle/match-result.ts';

interface SpokenTallies {
  score: string;
  periods: readonly string[];
  /** Where the last period has no count of its own: what this one has beyond the others. */
  lastOf?: string;
}

/** What a match of the sport is spoken of with, and what its periods are counted by. */
export const spokenTallies: Readonly<Record<Sport, SpokenTallies>> = {
  football: { score: 'ft', periods: ['h1', 'h2'] },
  tennis: { score: 'sets', periods: ['s1', 's2', 's3', 's4', 's5'] },
  basketball: { score: 'match', periods: ['q1', 'q2', 'q3'], lastOf: 'reg' },
  'ice-hockey': { score: 'match', periods: ['p1', 'p2', 'p3'] },
  volleyball: { score: 'sets', periods: ['s1', 's2', 's3', 's4', 's5'] },
  'table-tennis': { score: 'sets', periods: ['s1', 's2', 's3', 's4', 's5'] },
  esports: { score: 'sets', periods: ['s1', 's2', 's3'] },
  darts: { score: 'legs', periods: [] },
};

interface ToldScore {
  score: Score;
  periods: Score[];
}

export function toldScore(sport: Sport, tallies: MatchResult['tallies']): ToldScore {
  const { score, periods, lastOf } = spokenTallies[sport];
  const told = (name: string): Score[] => {
    const tally = tallies[name];
    return tally === undefined ? [] : [{ home: tally.home, away: tally.away }];
  };
  const counted = periods.flatMap(told);
  const whole = lastOf === undefined ? [] : told(lastOf);
  const last =
    counted.length < periods.length ? [] : whole.map((all) => minus(all, counted.reduce(plus, NIL)));
  return { score: told(score)[0] ?? NIL, periods: [...counted, ...last] };
}
