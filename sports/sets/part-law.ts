// The points or games of all sets together where only their total, their difference or one side's are asked for: a line of
// numbers for each score in sets, instead of a square.
import type { ScoreLaw } from '../law/score-law.ts';
import { casesOfPart, countOf, type ScorePart } from '../law/seen-by.ts';
import type { Score, Side } from '../settle/match-result.ts';
import type { SetEnd, SetModel } from './set-match.ts';

/** A count of nothing stands here, for a difference may be below it; counts beyond the ends no match has. */
const ORIGIN = 230;
const LENGTH = 700;
const NOTHING = 1e-8;

interface Line {
  readonly sets: Score;
  readonly first: Side;
  readonly chances: Float64Array;
  /** Outside of these there is nothing. */
  least: number;
  most: number;
}

const lineOf = (sets: Score, first: Side): Line => ({
  ...{ sets, first, chances: new Float64Array(LENGTH) },
  ...{ least: LENGTH, most: -1 },
});

export function partLaw(model: SetModel, start: Score, sets: Score, part: ScorePart): ScoreLaw {
  const sum = lineOf(sets, 'home');
  for (const [node, weight] of model.weights.entries()) {
    if (weight < NOTHING) continue;
    let lines = [lineOf(sets, 'home')];
    lines[0]!.least = ORIGIN + countOf[part](start);
    lines[0]!.most = lines[0]!.least;
    lines[0]!.chances[lines[0]!.least] = weight;
    for (let number = model.ended.length + 1; lines.length > 0; number++) {
      const later = new Map<string, Line>();
      for (const line of lines.map(trimmed)) {
        const isFirst = number === model.ended.length + 1;
        const ends = isFirst ? model.current(node) : model.fresh(node, number, line.first);
        for (const end of partsOf(ends, part)) addEnd(line, end, targetOf(line, end, { model, later, sum }));
      }
      lines = [...later.values()];
    }
  }
  const counted = Array.from(sum.chances, (chance, place): [number, number] => [place - ORIGIN, chance]);
  return casesOfPart(
    counted.filter(([, chance]) => chance > 0),
    part,
  );
}

/** What lies at its ends and is as good as nothing is left out. */
function trimmed(line: Line): Line {
  while (line.least < line.most && line.chances[line.least]! < NOTHING) line.least += 1;
  while (line.most > line.least && line.chances[line.most]! < NOTHING) line.most -= 1;
  return line;
}

/** What a set adds to the count, by who wins it and who serves first in the next. */
interface EndParts {
  readonly winner: Side;
  readonly next: Side;
  readonly counts: Float64Array;
  readonly chances: Float64Array;
}

const known = new WeakMap<readonly SetEnd[], Map<ScorePart, readonly EndParts[]>>();

function partsOf(ends: readonly SetEnd[], part: ScorePart): readonly EndParts[] {
  const parts = known.get(ends) ?? new Map<ScorePart, readonly EndParts[]>();
  known.set(ends, parts);
  const made = parts.get(part) ?? makeParts(ends, part);
  parts.set(part, made);
  return made;
}

function makeParts(ends: readonly SetEnd[], part: ScorePart): EndParts[] {
  const groups = Map.groupBy(ends, ({ score, next }) => `${winnerOf(score)} ${next}`);
  return [...groups.values()].map((some) => {
    const sums = new Map<number, number>();
    for (const { score, chance } of some) {
      if (chance < NOTHING) continue;
      const count = countOf[part](score);
      sums.set(count, (sums.get(count) ?? 0) + chance);
    }
    return {
      winner: winnerOf(some[0]!.score),
      next: some[0]!.next,
      counts: Float64Array.from(sums.keys()),
      chances: Float64Array.from(sums.values()),
    };
  });
}

interface Lines {
  readonly model: SetModel;
  readonly later: Map<string, Line>;
  /** Of matches that are over. */
  readonly sum: Line;
}

function targetOf({ sets }: Line, { winner, next }: EndParts, { model, later, sum }: Lines): Line {
  const after = { ...sets, [winner]: sets[winner] + 1 };
  if (after[winner] >= model.setsToWin) return sum;
  const key = `${after.home}:${after.away} ${next}`;
  const line = later.get(key) ?? lineOf(after, next);
  later.set(key, line);
  return line;
}

function addEnd({ chances, least, most }: Line, { counts, chances: parts }: EndParts, target: Line): void {
  for (let place = 0; place < counts.length; place++) {
    const [count, part] = [counts[place]!, parts[place]!];
    for (let at = least; at <= most; at++) target.chances[at + count]! += chances[at]! * part;
    target.least = Math.min(target.least, least + count);
    target.most = Math.max(target.most, most + count);
  }
}

const winnerOf = ({ home, away }: Score): Side => (home > away ? 'home' : 'away');
