// What a match of rallies comes to, as counts that markets ask for.
import { NIL, plus } from '../law/match-so-far.ts';
import type { MatchResult, Tally } from '../settle/match-result.ts';
import type { RallySet, RallyState } from './rally-match.ts';
import type { RallyRules } from './rules.ts';

/** Points that are raced to, wherever they are short of a set. */
const races = [3, 5, 7, 10, 15, 20];

export function rallyResult(rules: RallyRules, states: readonly RallyState[]): MatchResult {
  const { ended, current } = states.at(-1)!;
  const isOver = current === null;
  const tallies: Record<string, Tally> = {};
  const sets = { home: 0, away: 0 };
  for (const [place, { score, last }] of ended.entries()) {
    tallies[`s${place + 1}`] = { ...score, isOver: true };
    sets[last!] += 1;
  }
  if (current !== null) tallies[`s${ended.length + 1}`] = { ...current.score, isOver: false };
  const all = [...ended, ...(current === null ? [] : [current])].map(({ score }) => score);
  return {
    ending: isOver ? 'played' : null,
    tallies: {
      ...tallies,
      ...raceTallies(states),
      sets: { ...sets, isOver },
      [rules.counted]: { ...all.reduce(plus, NIL), isOver },
    },
  };
}

/** Who had so many points first, in each set. */
function raceTallies(states: readonly RallyState[]): Record<string, Tally> {
  const won: Record<string, Tally> = {};
  for (const { ended, current } of states) {
    const number = ended.length + (current === null || isNew(current) ? 0 : 1);
    const score = current === null || isNew(current) ? ended.at(-1)?.score : current.score;
    if (score === undefined) continue;
    for (const points of races) {
      const name = `s${number}-race-${points}`;
      if (Math.max(score.home, score.away) >= points)
        won[name] ??= {
          home: score.home >= points ? 1 : 0,
          away: score.home >= points ? 0 : 1,
          isOver: true,
        };
    }
  }
  return won;
}

const isNew = ({ last }: RallySet) => last === null;
