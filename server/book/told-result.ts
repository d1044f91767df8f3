// How a match ended, from the counts of its result: for lists of results, and for producers that tell nothing else.
import type { Sport } from '#sports/markets/market.ts';
import type { MatchResult, Score } from '#sports/settle/match-result.ts';

/** What a match of the sport is spoken of with, and what its periods are counted by. */
export const spokenTallies: Readonly<Record<Sport, { score: string; periods: readonly string[] }>> = {
  football: { score: 'ft', periods: ['h1', 'h2'] },
  tennis: { score: 'sets', periods: ['s1', 's2', 's3', 's4', 's5'] },
  basketball: { score: 'match', periods: ['q1', 'q2', 'q3', 'q4'] },
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
  const { score, periods } = spokenTallies[sport];
  const told = (name: string): Score[] => {
    const tally = tallies[name];
    return tally === undefined ? [] : [{ home: tally.home, away: tally.away }];
  };
  return { score: told(score)[0] ?? { home: 0, away: 0 }, periods: periods.flatMap(told) };
}
