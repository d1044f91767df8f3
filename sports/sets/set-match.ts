// Matches that are won in sets: from the law of a set, as each form of the day has it, to the joint law of everything
// that markets count.
import { type Case, CHANCE_LEAST, gathered, type MatchLaw, type ScoreLaw } from '../law/score-law.ts';
import type { ScorePart } from '../law/seen-by.ts';
import type { Score, Side } from '../settle/match-result.ts';
import { countedLaw, setsWithCountedLaw } from './counted-law.ts';
import { oneSetLaw } from './one-set-law.ts';
import { partLaw } from './part-law.ts';

/** One way for a set to end. */
export interface SetEnd {
  readonly score: Score;
  readonly chance: number;
  /** Who serves first in the set after it. */
  readonly next: Side;
  /** It went to a tie-break. */
  readonly isTight?: boolean;
}

export interface SetModel {
  readonly setsToWin: number;
  /** What sets are counted in, all of them together: 'games', 'points'. */
  readonly counted: string;
  /** How likely each form of the day is by now. */
  readonly weights: readonly number[];
  /** The set that is being played, or is about to be. */
  current(node: number): readonly SetEnd[];
  /** A set that has not begun. */
  fresh(node: number, number: number, first: Side): readonly SetEnd[];
  /** Sets that are over, and how many of them went to a tie-break. */
  readonly ended: readonly Score[];
  readonly tight: number;
}

export function setMatchLaw(told: SetModel): MatchLaw {
  const known = new Map<string, ScoreLaw | null>();
  const here = new Map<number, readonly SetEnd[]>();
  const model: SetModel = {
    ...told,
    current(node) {
      const ends = here.get(node) ?? told.current(node);
      here.set(node, ends);
      return ends;
    },
  };
  const parts = new Map<ScorePart, ScoreLaw>();
  return {
    familyOf: () => 'sets',
    of(tallies) {
      const key = tallies.join();
      if (!known.has(key)) known.set(key, tallies.every(isTold(model)) ? toldLaw(model, tallies) : null);
      return known.get(key)!;
    },
    ofPart(tally, part) {
      // Who is ahead in all cannot be added up set by set.
      if (tally !== model.counted || part === 'signed-total') return null;
      const [start, sets] = [model.ended.reduce(plus, NONE), setsOf(model.ended)];
      const law = parts.get(part) ?? partLaw(model, start, sets, part);
      parts.set(part, law);
      return law;
    },
  };
}

const isTold = ({ counted, setsToWin, ended }: SetModel) => {
  const sets = Array.from({ length: 2 * setsToWin - 1 }, (_, place) => `s${place + 1}`).slice(ended.length);
  const names = new Set(['sets', counted, 'tight', ...sets]);
  return (tally: string) => names.has(tally);
};

function toldLaw(model: SetModel, tallies: readonly string[]): ScoreLaw {
  const [only] = tallies;
  const [start, sets] = [model.ended.reduce(plus, NONE), setsOf(model.ended)];
  if (tallies.join() === `sets,${model.counted}`) return setsWithCountedLaw(model, start, sets);
  if (tallies.join() === `${model.counted},sets`)
    return setsWithCountedLaw(model, start, sets).map(({ chance, scores }) => ({
      chance,
      scores: scores.toReversed(),
    }));
  if (tallies.length > 1) return lawOf(model, tallies);
  if (only === model.counted) return countedLaw(model, start, sets);
  const [, number] = /^s(\d)$/.exec(only!) ?? [];
  return number === undefined ? lawOf(model, tallies) : oneSetLaw(model, sets, Number(number));
}

interface Way {
  chance: number;
  sets: Score;
  first: Side;
  /** What was asked for, as far as it has come; null for a set that has not been played. */
  seen: readonly (Score | null)[];
}

const NONE: Score = { home: 0, away: 0 };

function lawOf(model: SetModel, tallies: readonly string[]): ScoreLaw {
  const cases: Case[] = [];
  for (const [node, weight] of model.weights.entries()) {
    if (weight < CHANCE_LEAST) continue;
    let ways: Way[] = [
      { chance: weight, sets: setsOf(model.ended), first: 'home', seen: startOf(model, tallies) },
    ];
    for (let number = model.ended.length + 1; ways.length > 0; number++) {
      const isFirst = number === model.ended.length + 1;
      const next = ways.flatMap((way) =>
        merged(
          isFirst ? model.current(node) : model.fresh(node, number, way.first),
          tallies,
          number,
          model,
        ).map((end) => after(way, end, tallies, number, model)),
      );
      for (const way of next) if (isWon(way, model)) addCase(cases, way);
      ways = joined(next.filter((way) => !isWon(way, model) && way.chance > CHANCE_LEAST));
    }
  }
  return gathered(cases);
}

const isWon = ({ sets }: Way, { setsToWin }: SetModel) => Math.max(sets.home, sets.away) >= setsToWin;

const setsOf = (ended: readonly Score[]): Score =>
  ended.reduce((sets, { home, away }) => plusOne(sets, home > away ? 'home' : 'away'), NONE);

const plusOne = (score: Score, side: Side): Score => ({ ...score, [side]: score[side] + 1 });

const plus = (a: Score, b: Score): Score => ({ home: a.home + b.home, away: a.away + b.away });

function startOf({ ended, counted, tight }: SetModel, tallies: readonly string[]): (Score | null)[] {
  return tallies.map((tally) => {
    if (tally === 'sets') return setsOf(ended);
    if (tally === counted) return ended.reduce(plus, NONE);
    return tally === 'tight' ? { home: tight, away: 0 } : null;
  });
}

/** A set that nobody asks about in detail is only who won it and who serves next. */
function merged(
  ends: readonly SetEnd[],
  tallies: readonly string[],
  number: number,
  { counted }: SetModel,
): readonly SetEnd[] {
  if (tallies.some((tally) => tally === counted || tally === 'tight' || tally === `s${number}`)) return ends;
  const known = winners.get(ends) ?? winnersOf(ends);
  winners.set(ends, known);
  return known;
}

/** Of laws that were asked for before. */
const winners = new WeakMap<readonly SetEnd[], readonly SetEnd[]>();

function winnersOf(ends: readonly SetEnd[]): readonly SetEnd[] {
  const sums = new Map<string, { score: Score; chance: number; next: Side }>();
  for (const { score, chance, next } of ends) {
    const winner: Side = score.home > score.away ? 'home' : 'away';
    const known = sums.get(winner + next);
    if (known === undefined) sums.set(winner + next, { score: plusOne(NONE, winner), chance, next });
    else known.chance += chance;
  }
  return [...sums.values()];
}

function after(way: Way, end: SetEnd, tallies: readonly string[], number: number, model: SetModel): Way {
  const winner: Side = end.score.home > end.score.away ? 'home' : 'away';
  const sets = plusOne(way.sets, winner);
  const seen = tallies.map((tally, place) => {
    if (tally === 'sets') return sets;
    if (tally === model.counted) return plus(way.seen[place]!, end.score);
    if (tally === 'tight') return end.isTight ? plusOne(way.seen[place]!, 'home') : way.seen[place]!;
    return tally === `s${number}` ? end.score : way.seen[place]!;
  });
  return { chance: way.chance * end.chance, sets, first: end.next, seen };
}

/** A set that was not played leaves no case: bets on it are void. */
function addCase(cases: Case[], { chance, seen }: Way): void {
  const scores = seen.flatMap((score) => (score === null ? [] : [score]));
  if (scores.length === seen.length) cases.push({ chance, scores });
}

function joined(ways: readonly Way[]): Way[] {
  const sums = new Map<string, Way>();
  for (const way of ways) {
    const seen = way.seen.map((score) => (score === null ? '-' : `${score.home}:${score.away}`));
    const key = `${way.sets.home}:${way.sets.away} ${way.first} ${seen.join(' ')}`;
    const known = sums.get(key);
    if (known === undefined) sums.set(key, { ...way });
    else known.chance += way.chance;
  }
  return [...sums.values()];
}
