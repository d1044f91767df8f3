// The law of a single set that has not been played: how likely it is to be reached, by who serves first in it, and how it
// then goes.
import { type Case, CHANCE_LEAST, type ScoreLaw } from '../law/score-law.ts';
import type { Score, Side } from '../settle/match-result.ts';
import type { SetModel } from './set-match.ts';

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

function waysTo(model: SetModel, start: Way, until: number, node: number): Way[] {
  let ways = [start];
  for (let number = model.ended.length + 1; number < until; number++) {
    const later = new Map<string, Way>();
    for (const way of ways)
      for (const { score, next, chance } of endsOf(model, node, number, way.first)) {
        const winner: Side = score.home > score.away ? 'home' : 'away';
        const won = way.sets[winner] + 1;
        if (won >= model.setsToWin) continue;
        const key = `${winner === 'home' ? won : way.sets.home}:${winner === 'away' ? won : way.sets.away} ${next}`;
        const known = later.get(key);
        if (known === undefined)
          later.set(key, { sets: { ...way.sets, [winner]: won }, first: next, chance: way.chance * chance });
        else known.chance += way.chance * chance;
      }
    ways = [...later.values()];
  }
  return ways;
}
