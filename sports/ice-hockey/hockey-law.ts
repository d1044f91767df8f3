// What may come of an ice hockey match from any state of it.
import {
  type Case,
  CHANCE_LEAST,
  certainLaw,
  gathered,
  type MatchLaw,
  type ScoreLaw,
} from '../law/score-law.ts';
import type { Score } from '../settle/match-result.ts';
import { type HockeyTerms, hockeyStep, homeWinsExtra, PERIOD, STEPS } from './hockey-rates.ts';

export interface HockeyState {
  readonly step: number;
  readonly score: Score;
  /** The score at the end of each period that is over. */
  readonly ends: readonly Score[];
}

export const faceOff: HockeyState = { step: 0, score: { home: 0, away: 0 }, ends: [] };

const SIZE = 13;

/** Counts that hang together: sixty minutes, the whole match, and whether there was more than sixty. */
const together = new Set(['ft', 'match', 'overtime']);

export function hockeyLaw(terms: HockeyTerms, state: HockeyState): MatchLaw {
  const known = new Map<string, ScoreLaw | null>();
  return {
    familyOf: (tally) => (together.has(tally) ? 'goals' : tally),
    of(tallies) {
      const key = tallies.join();
      if (!known.has(key)) known.set(key, lawOf(terms, state, tallies));
      return known.get(key)!;
    },
  };
}

function lawOf(terms: HockeyTerms, state: HockeyState, tallies: readonly string[]): ScoreLaw | null {
  if (tallies.every((tally) => together.has(tally))) return wholeLaw(terms, state, tallies);
  const [tally] = tallies;
  if (tallies.length > 1) return null;
  if (/^p[123]$/.test(tally!)) return periodLaw(terms, state, Number(tally!.slice(1)));
  const isNext = tally === `goal-${state.score.home + state.score.away + 1}`;
  return isNext && state.step < STEPS ? nextGoal(terms, state) : null;
}

/** Goals from here on, as a square of those of both sides. */
function walk(terms: HockeyTerms, from: Score, step: number, until: number): Float64Array {
  let [now, next] = [new Float64Array(SIZE * SIZE), new Float64Array(SIZE * SIZE)];
  now[0] = 1;
  for (let at = step; at < until; at++) {
    next.fill(0);
    const reach = Math.min(SIZE - 1, at - step);
    for (let home = 0; home <= reach; home++)
      for (let away = 0; away <= Math.min(reach, at - step - home); away++) {
        const cell = home * SIZE + away;
        const chance = now[cell]!;
        const scored = hockeyStep(terms, at, from.home + home - from.away - away);
        next[home < SIZE - 1 ? cell + SIZE : cell]! += chance * scored.home;
        next[away < SIZE - 1 ? cell + 1 : cell]! += chance * scored.away;
        next[cell]! += chance * (1 - scored.home - scored.away);
      }
    [now, next] = [next, now];
  }
  return now;
}

function* goalsOf(grid: Float64Array): Generator<[goals: Score, chance: number]> {
  for (const [cell, chance] of grid.entries())
    if (chance > CHANCE_LEAST) yield [{ home: Math.floor(cell / SIZE), away: cell % SIZE }, chance];
}

const plus = (a: Score, b: Score): Score => ({ home: a.home + b.home, away: a.away + b.away });

/** A tie after sixty minutes ends with one goal for somebody. */
function wholeLaw(terms: HockeyTerms, state: HockeyState, tallies: readonly string[]): ScoreLaw {
  const cases: Case[] = [];
  const add = (chance: number, ft: Score, match: Score, extra: number) => {
    const all: Record<string, Score> = { ft, match, overtime: { home: extra, away: 0 } };
    cases.push({ chance, scores: tallies.map((tally) => all[tally]!) });
  };
  const home = homeWinsExtra(terms);
  for (const [goals, chance] of goalsOf(walk(terms, state.score, state.step, STEPS))) {
    const ft = plus(state.score, goals);
    if (ft.home !== ft.away) add(chance, ft, ft, 0);
    else {
      add(chance * home, ft, plus(ft, { home: 1, away: 0 }), 1);
      add(chance * (1 - home), ft, plus(ft, { home: 0, away: 1 }), 1);
    }
  }
  return gathered(cases);
}

/** A period alone: from every score at which it may begin. */
function periodLaw(terms: HockeyTerms, { step, score, ends }: HockeyState, number: number): ScoreLaw {
  const [start, end] = [(number - 1) * PERIOD, number * PERIOD];
  const before = number === 1 ? { home: 0, away: 0 } : ends[number - 2];
  const after = ends[number - 1];
  if (after !== undefined) return certainLaw(minus(after, before!));
  if (step >= start) {
    const soFar = minus(score, before!);
    return [...goalsOf(walk(terms, score, step, end))].map(([goals, chance]) => ({
      chance,
      scores: [plus(soFar, goals)],
    }));
  }
  const cases: Case[] = [];
  for (const [lead, share] of leadsAt(terms, score, step, start))
    for (const [goals, chance] of goalsOf(walk(terms, { home: lead, away: 0 }, start, end)))
      cases.push({ chance: share * chance, scores: [goals] });
  return gathered(cases);
}

/** What a side leads by at a later step: all that the rest depends on. */
function leadsAt(terms: HockeyTerms, score: Score, step: number, until: number): Map<number, number> {
  const leads = new Map<number, number>();
  for (const [goals, chance] of goalsOf(walk(terms, score, step, until))) {
    const lead = score.home + goals.home - score.away - goals.away;
    leads.set(lead, (leads.get(lead) ?? 0) + chance);
  }
  return leads;
}

const minus = (a: Score, b: Score): Score => ({ home: a.home - b.home, away: a.away - b.away });

function nextGoal(terms: HockeyTerms, { score, step }: HockeyState): ScoreLaw {
  let [none, home, away] = [1, 0, 0];
  for (let at = step; at < STEPS; at++) {
    const scored = hockeyStep(terms, at, score.home - score.away);
    home += none * scored.home;
    away += none * scored.away;
    none *= 1 - scored.home - scored.away;
  }
  return [
    { chance: home, scores: [{ home: 1, away: 0 }] },
    { chance: away, scores: [{ home: 0, away: 1 }] },
    { chance: none, scores: [{ home: 0, away: 0 }] },
  ];
}
