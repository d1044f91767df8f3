// The points or games of all sets together: the widest law of a match in sets, so it has a way of its own, over squares of
// numbers instead of one entry for everything that may come.
import { CHANCE_LEAST, type ScoreLaw } from '../law/score-law.ts';
import type { Score, Side } from '../settle/match-result.ts';
import type { SetEnd, SetModel } from './set-match.ts';

interface Square {
  readonly sets: Score;
  readonly first: Side;
  readonly chances: Float64Array;
}

/** More than any match has. */
const WIDTH = 220;

export function countedLaw(model: SetModel, start: Score, sets: Score): ScoreLaw {
  const sum = new Float64Array(WIDTH * WIDTH);
  for (const [node, weight] of model.weights.entries()) {
    if (weight < CHANCE_LEAST) continue;
    let squares: Square[] = [{ sets, first: 'home', chances: new Float64Array(WIDTH * WIDTH) }];
    squares[0]!.chances[start.home * WIDTH + start.away] = weight;
    for (let number = model.ended.length + 1; squares.length > 0; number++) {
      const later = new Map<string, Square>();
      for (const square of squares) {
        const ends =
          number === model.ended.length + 1 ? model.current(node) : model.fresh(node, number, square.first);
        addSet(square, ends, model, later, sum);
      }
      squares = [...later.values()];
    }
  }
  const cases = [];
  for (const [cell, chance] of sum.entries())
    if (chance > CHANCE_LEAST)
      cases.push({ chance, scores: [{ home: Math.floor(cell / WIDTH), away: cell % WIDTH }] });
  return cases;
}

/** What a set adds, to the squares after it or, where it ends the match, to the sum. */
function addSet(
  { sets, chances }: Square,
  ends: readonly SetEnd[],
  { setsToWin }: SetModel,
  later: Map<string, Square>,
  sum: Float64Array,
): void {
  const targets = ends.map(({ score, next }) => {
    const after = { ...sets, [winnerOf(score)]: sets[winnerOf(score)] + 1 };
    if (Math.max(after.home, after.away) >= setsToWin) return sum;
    const key = `${after.home}:${after.away} ${next}`;
    const square = later.get(key) ?? { sets: after, first: next, chances: new Float64Array(WIDTH * WIDTH) };
    later.set(key, square);
    return square.chances;
  });
  for (const [cell, chance] of chances.entries()) {
    if (chance < NOTHING) continue;
    for (const [place, end] of ends.entries())
      targets[place]![cell + end.score.home * WIDTH + end.score.away]! += chance * end.chance;
  }
}

const NOTHING = 1e-9;

const winnerOf = ({ home, away }: Score): Side => (home > away ? 'home' : 'away');
