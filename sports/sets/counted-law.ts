// The points or games of all sets together, alone or with the score in sets: the widest laws of a match in sets, so they
// are calculated over squares of numbers instead of one entry for everything that may come.
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
const NOTHING = 1e-8;
const END_LEAST = 1e-6;

const squareOf = (width: number, sets: Score, first: Side): Square => ({
  ...{ sets, first, chances: new Float64Array(width * width) },
  least: { home: width, away: width },
  most: { home: -1, away: -1 },
});

/** Of the points or games alone. */
export const countedLaw = (model: SetModel, start: Score, sets: Score): ScoreLaw =>
  finalSquares(model, { start, sets, isBySets: false }).flatMap((square) =>
    casesOf(square, (counted) => [counted]),
  );

/** Of the score in sets together with the points or games, in this order. */
export const setsWithCountedLaw = (model: SetModel, start: Score, sets: Score): ScoreLaw =>
  finalSquares(model, { start, sets, isBySets: true }).flatMap((square) =>
    casesOf(square, (counted) => [square.sets, counted]),
  );

interface Start {
  start: Score;
  sets: Score;
  isBySets: boolean;
}

/** Points or games of matches that are over: one square for each final score in sets, or one for all of them. */
function finalSquares(model: SetModel, { start, sets, isBySets }: Start): Square[] {
  const width = widthOf(model, start);
  const over = new Map<string, Square>();
  for (const [node, weight] of model.weights.entries()) {
    if (weight < NOTHING) continue;
    let squares = [squareOf(width, sets, 'home')];
    squares[0]!.chances[start.home * width + start.away] = weight;
    widen(squares[0]!, start, start);
    for (let number = model.ended.length + 1; squares.length > 0; number++) {
      const later = new Map<string, Square>();
      for (const square of squares) {
        const ends =
          number === model.ended.length + 1 ? model.current(node) : model.fresh(node, number, square.first);
        addSet(square, ends, { model, width, later, over, isBySets });
      }
      squares = [...later.values()];
    }
  }
  return [...over.values()];
}

/** As wide as the longest sets that are worth counting make it. */
function widthOf({ current, weights, setsToWin, ended }: SetModel, start: Score): number {
  const first = current(weights.indexOf(Math.max(...weights)));
  const longest = first.reduce(
    (most, { chance, score }) => (chance < END_LEAST ? most : Math.max(most, score.home, score.away)),
    1,
  );
  const sets = 2 * setsToWin - 1 - ended.length;
  return Math.min(WIDTH_MAX, Math.max(start.home, start.away) + sets * (longest + 2) + 1);
}

/** There is something from here to there. */
function widen(square: Square, least: Score, most: Score): void {
  square.least = {
    home: Math.min(square.least.home, least.home),
    away: Math.min(square.least.away, least.away),
  };
  square.most = { home: Math.max(square.most.home, most.home), away: Math.max(square.most.away, most.away) };
}

interface Adding {
  model: SetModel;
  width: number;
  later: Map<string, Square>;
  /** Of matches that are over. */
  over: Map<string, Square>;
  isBySets: boolean;
}

/** Adds a set to the squares after it or, where it ends the match, to those of matches that are over. */
function addSet(square: Square, all: readonly SetEnd[], adding: Adding): void {
  const ends = all.filter(({ chance }) => chance >= END_LEAST);
  for (const [target, some] of Map.groupBy(ends, (end) => targetOf(square, end, adding)))
    addEnds(square, target, some, adding.width);
}

function targetOf({ sets }: Square, { score, next }: SetEnd, adding: Adding): Square {
  const { model, width, later, over, isBySets } = adding;
  const after = { ...sets, [winnerOf(score)]: sets[winnerOf(score)] + 1 };
  const isOver = Math.max(after.home, after.away) >= model.setsToWin;
  const squares = isOver ? over : later;
  const key = isOver && !isBySets ? 'all' : `${after.home}:${after.away}${isOver ? '' : ` ${next}`}`;
  const target = squares.get(key) ?? squareOf(width, after, next);
  squares.set(key, target);
  return target;
}

function addEnds(
  { chances, least, most }: Square,
  target: Square,
  ends: readonly SetEnd[],
  width: number,
): void {
  const longest = { home: 0, away: 0 };
  for (const { score } of ends) {
    longest.home = Math.max(longest.home, score.home);
    longest.away = Math.max(longest.away, score.away);
  }
  const last = {
    home: Math.min(most.home, width - 1 - longest.home),
    away: Math.min(most.away, width - 1 - longest.away),
  };
  const steps = ends.map(({ score }) => score.home * width + score.away);
  const parts = ends.map(({ chance }) => chance);
  widen(target, least, { home: last.home + longest.home, away: last.away + longest.away });
  for (let home = least.home; home <= last.home; home++)
    for (let away = least.away; away <= last.away; away++) {
      const cell = home * width + away;
      const chance = chances[cell]!;
      if (chance < NOTHING) continue;
      for (let end = 0; end < steps.length; end++)
        target.chances[cell + steps[end]!]! += chance * parts[end]!;
    }
}

function casesOf({ chances, least, most }: Square, scoresOf: (counted: Score) => Score[]): Case[] {
  const cases: Case[] = [];
  const width = Math.sqrt(chances.length);
  for (let home = least.home; home <= most.home; home++)
    for (let away = least.away; away <= most.away; away++) {
      const chance = chances[home * width + away]!;
      if (chance > CHANCE_LEAST) cases.push({ chance, scores: scoresOf({ home, away }) });
    }
  return cases;
}

const winnerOf = ({ home, away }: Score): Side => (home > away ? 'home' : 'away');
