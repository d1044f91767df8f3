// The points or games of all sets together where only their total, their difference or one side's are asked for: a line of
// numbers for each score in sets, instead of a square. What sets that have not begun will add is the same from the first
// point of a match to its last, so it is reckoned once, and only the set that is played is laid on it anew.
import type { ScoreLaw } from '../law/score-law.ts';
import { casesOfPart, countOf, type ScorePart } from '../law/seen-by.ts';
import type { Score, Side } from '../settle/match-result.ts';
import type { SetEnd, SetModel } from './set-match.ts';

const NOTHING = 1e-8;

/** What may be added, from the least count on. */
interface Line {
  readonly least: number;
  readonly chances: Float64Array;
}

/** Nothing more: the match is over. */
const OVER: Line = { least: 0, chances: Float64Array.of(1) };

export function partLaw(model: SetModel, start: Score, sets: Score, part: ScorePart): ScoreLaw {
  const sums = new Map<number, number>();
  const origin = countOf[part](start);
  const number = model.ended.length + 1;
  for (const [node, weight] of model.weights.entries()) {
    if (weight < NOTHING) continue;
    const { least, chances } = lineOf(model, model.current(node), { node, number, sets, part });
    for (let place = 0; place < chances.length; place++) {
      const count = origin + least + place;
      if (chances[place]! > 0) sums.set(count, (sums.get(count) ?? 0) + weight * chances[place]!);
    }
  }
  return casesOfPart(
    [...sums].toSorted(([a], [b]) => a - b),
    part,
  );
}

/** A set under a form of the day, at a score in sets. */
interface At {
  readonly node: number;
  readonly number: number;
  readonly sets: Score;
  readonly part: ScorePart;
}

const rests = new WeakMap<readonly SetEnd[], Map<string, Line>>();

/** What a set that has not begun adds, with all after it. Its ends are the same array for as long as they are kept. */
function restOf(model: SetModel, at: At, first: Side): Line {
  const ends = model.fresh(at.node, at.number, first);
  const known = rests.get(ends) ?? new Map<string, Line>();
  rests.set(ends, known);
  const key = `${at.part} ${at.sets.home}:${at.sets.away} ${at.number} ${model.setsToWin}`;
  const line = known.get(key) ?? lineOf(model, ends, at);
  known.set(key, line);
  return line;
}

function lineOf(model: SetModel, ends: readonly SetEnd[], { node, number, sets, part }: At): Line {
  const adding = partsOf(ends, part).map((end) => {
    const after = { ...sets, [end.winner]: sets[end.winner] + 1 };
    const isOver = after[end.winner] >= model.setsToWin;
    const rest = isOver ? OVER : restOf(model, { node, number: number + 1, sets: after, part }, end.next);
    return { end, rest };
  });
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { end, rest } of adding)
    for (const count of end.counts) {
      least = Math.min(least, count + rest.least);
      most = Math.max(most, count + rest.least + rest.chances.length - 1);
    }
  const chances = new Float64Array(Math.max(0, most - least + 1));
  for (const { end, rest } of adding) addEnd(chances, least, end, rest);
  return trimmed({ least, chances });
}

function addEnd(
  chances: Float64Array,
  least: number,
  { counts, chances: parts }: EndParts,
  rest: Line,
): void {
  for (let place = 0; place < counts.length; place++) {
    const [from, part] = [counts[place]! + rest.least - least, parts[place]!];
    for (let at = 0; at < rest.chances.length; at++) chances[from + at]! += part * rest.chances[at]!;
  }
}

/** What lies at its ends and is as good as nothing is left out. */
function trimmed({ least, chances }: Line): Line {
  let [from, to] = [0, chances.length];
  while (from + 1 < to && chances[from]! < NOTHING) from += 1;
  while (to - 1 > from && chances[to - 1]! < NOTHING) to -= 1;
  return { least: least + from, chances: chances.slice(from, to) };
}

/** What a set adds to the count, by who wins it and who serves first in the next. */
interface EndParts {
  readonly winner: Side;
  readonly next: Side;
  readonly counts: Float64Array;
  readonly chances: Float64Array;
}

function partsOf(ends: readonly SetEnd[], part: ScorePart): readonly EndParts[] {
  const groups = new Map<string, { winner: Side; next: Side; sums: Map<number, number> }>();
  const counted = countOf[part];
  for (const { score, chance, next } of ends) {
    if (chance < NOTHING) continue;
    const winner = score.home > score.away ? 'home' : 'away';
    const key = `${winner} ${next}`;
    const group = groups.get(key) ?? { winner, next, sums: new Map<number, number>() };
    groups.set(key, group);
    const count = counted(score);
    group.sums.set(count, (group.sums.get(count) ?? 0) + chance);
  }
  return [...groups.values()].map(({ winner, next, sums }) => ({
    ...{ winner, next },
    counts: Float64Array.from(sums.keys()),
    chances: Float64Array.from(sums.values()),
  }));
}
