// The law of a single set that has not been played: how likely it is to be reached, by who serves first in it, and how it
// then goes.
import { type Case, CHANCE_LEAST, type ScoreLaw } from '../law/score-law.ts';
import type { Score, Side } from '../settle/match-result.ts';
import type { SetEnd, SetModel } from './set-match.ts';

interface Way {
  readonly sets: Score;
  readonly first: Side;
  chance: number;
}

/** Where it is not played there is no case: bets on it are void. */
export function oneSetLaw(model: SetModel, sets: Score, number: number): ScoreLaw {
  const sums = new Map<number, { chance: number; score: Score }>();
  for (const [node, weight] of model.weights.entries()) {
    if (weight < CHANCE_LEAST) continue;
    for (const { first, chance } of waysTo(model, { sets, first: 'home', chance: weight }, number, node))
      for (const end of endsOf(model, node, number, first)) {
        const key = end.score.home * 1000 + end.score.away;
        const known = sums.get(key);
        if (known === undefined) sums.set(key, { chance: chance * end.chance, score: end.score });
        else known.chance += chance * end.chance;
      }
  }
  return [...sums.values()].map(({ chance, score }): Case => ({ chance, scores: [score] }));
}

const endsOf = (model: SetModel, node: number, number: number, first: Side) =>
  number === model.ended.length + 1 ? model.current(node) : model.fresh(node, number, first);

interface Won {
  readonly winner: Side;
  readonly next: Side;
  chance: number;
}

const known = new WeakMap<readonly SetEnd[], readonly Won[]>();

/** Who wins it and who serves first after it, however it ends: there are four such, and dozens of ends. */
function wonBy(ends: readonly SetEnd[]): readonly Won[] {
  const told = known.get(ends);
  if (told !== undefined) return told;
  const sums = new Map<string, Won>();
  for (const { score, next, chance } of ends) {
    const winner: Side = score.home > score.away ? 'home' : 'away';
    const sum = sums.get(`${winner} ${next}`) ?? { winner, next, chance: 0 };
    sum.chance += chance;
    sums.set(`${winner} ${next}`, sum);
  }
  const won = [...sums.values()];
  known.set(ends, won);
  return won;
}

function waysTo(model: SetModel, start: Way, until: number, node: number): Way[] {
  let ways = [start];
  for (let number = model.ended.length + 1; number < until; number++) {
    const later = new Map<string, Way>();
    for (const way of ways)
      for (const { winner, next, chance } of wonBy(endsOf(model, node, number, way.first))) {
        const won = way.sets[winner] + 1;
        if (won >= model.setsToWin) continue;
        const key = `${winner === 'home' ? won : way.sets.home}:${winner === 'away' ? won : way.sets.away} ${next}`;
        const same = later.get(key);
        if (same === undefined)
          later.set(key, { sets: { ...way.sets, [winner]: won }, first: next, chance: way.chance * chance });
        else same.chance += way.chance * chance;
      }
    ways = [...later.values()];
  }
  return ways;
}
