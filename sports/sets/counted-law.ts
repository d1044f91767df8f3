// The points or games of all sets together: the widest law of a match in sets, so it has a way of its own, over squares of
// numbers instead of one entry for everything that may come.
import { type Case, CHANCE_LEAST, type ScoreLaw } from '../law/score-law.ts';
import type { Score, Side } from '../settle/match-result.ts';
import type { SetEnd, SetModel } from './set-match.ts';

interface Square {
  readonly sets: Score;
  readonly first: Side;
  readonly chances: Float64Array;
  /** Outside of these there is nothing. */
  least: Score;
  most: Score;
}

/** More points of a side than any match has. */
const WIDTH_MAX = 220;
/** Less is left out: all of it together is far below a step of the ladder. */
const NOTHING = 1e-9;

const squareOf = (width: number, sets: Score, first: Side): Square => ({
  ...{ sets, first, chances: new Float64Array(width * width) },
  least: { home: width, away: width },
  most: { home: -1, away: -1 },
});

export function countedLaw(model: SetModel, start: Score, sets: Score): ScoreLaw {
  const width = widthOf(model, start);
  const sum = squareOf(width, sets, 'home');
  for (const [node, weight] of model.weights.entries()) {
    if (weight < NOTHING) continue;
    let squares = [squareOf(width, sets, 'home')];
    add(squares[0]!, width, start.home, start.away, weight);
    for (let number = model.ended.length + 1; squares.length > 0; number++) {
      const later = new Map<string, Square>();
      for (const square of squares) {
        const ends =
          number === model.ended.length + 1 ? model.current(node) : model.fresh(node, number, square.first);
        addSet(square, ends, { model, width, later, sum });
      }
      squares = [...later.values()];
    }
  }
  return casesOf(sum, width);
}

/** As wide as the longest sets that are worth counting make it. */
function widthOf({ current, weights, setsToWin, ended }: SetModel, start: Score): number {
  const first = current(weights.indexOf(Math.max(...weights)));
  const longest = first.reduce(
    (most, { chance, score }) => (chance < NOTHING ? most : Math.max(most, score.home, score.away)),
    1,
  );
  const sets = 2 * setsToWin - 1 - ended.length;
  return Math.min(WIDTH_MAX, Math.max(start.home, start.away) + sets * (longest + 2) + 1);
}

function add(square: Square, width: number, home: number, away: number, chance: number): void {
  if (home >= width || away >= width) return;
  square.chances[home * width + away]! += chance;
  const { least, most } = square;
  if (home < least.home || away < least.away)
    square.least = { home: Math.min(home, least.home), away: Math.min(away, least.away) };
  if (home > most.home || away > most.away)
    square.most = { home: Math.max(home, most.home), away: Math.max(away, most.away) };
}

interface Adding {
  model: SetModel;
  width: number;
  later: Map<string, Square>;
  /** Of matches that are over. */
  sum: Square;
}

/** What a set adds, to the squares after it or, where it ends the match, to the sum. */
function addSet(square: Square, all: readonly SetEnd[], { model, width, later, sum }: Adding): void {
  const { sets, chances, least, most } = square;
  const ends = all.filter(({ chance }) => chance >= NOTHING);
  const targets = ends.map(({ score, next }) => {
    const after = { ...sets, [winnerOf(score)]: sets[winnerOf(score)] + 1 };
    if (Math.max(after.home, after.away) >= model.setsToWin) return sum;
    const key = `${after.home}:${after.away} ${next}`;
    const target = later.get(key) ?? squareOf(width, after, next);
    later.set(key, target);
    return target;
  });
  for (let home = least.home; home <= most.home; home++)
    for (let away = least.away; away <= most.away; away++) {
      const chance = chances[home * width + away]!;
      if (chance < NOTHING) continue;
      for (let place = 0; place < ends.length; place++) {
        const { score, chance: part } = ends[place]!;
        add(targets[place]!, width, home + score.home, away + score.away, chance * part);
      }
    }
}

function casesOf({ chances, least, most }: Square, width: number): Case[] {
  const cases: Case[] = [];
  for (let home = least.home; home <= most.home; home++)
    for (let away = least.away; away <= most.away; away++) {
      const chance = chances[home * width + away]!;
      if (chance > CHANCE_LEAST) cases.push({ chance, scores: [{ home, away }] });
    }
  return cases;
}

const winnerOf = ({ home, away }: Score): Side => (home > away ? 'home' : 'away');
