// How likely each scenario of a block is by the model of a match, and what the operator expects of it.
import type { MatchLaw } from '../law/score-law.ts';
import type { Sport } from '../markets/market.ts';
import type { Score } from '../settle/match-result.ts';
import { type RiskLeg, winsIn } from './leg-values.ts';
import type { ScenarioBlock } from './scenario-block.ts';

const placesOf = new WeakMap<ScenarioBlock, ReadonlyMap<string, number>>();

const keyOf = (scores: readonly Score[]): string => scores.map(({ home, away }) => `${home}:${away}`).join();

function placesIn(block: ScenarioBlock): ReadonlyMap<string, number> {
  const known = placesOf.get(block);
  if (known !== undefined) return known;
  const places = new Map(block.scenarios.map((scores, place) => [keyOf(scores), place]));
  placesOf.set(block, places);
  return places;
}

/** Null where the model cannot tell. Final states that no scenario stands for, such as a ninth goal, are left out. */
export function scenarioChances(block: ScenarioBlock, law: MatchLaw): Float64Array | null {
  const cases = law.of(block.tallies);
  if (cases === null) return null;
  const places = placesIn(block);
  const chances = new Float64Array(block.scenarios.length);
  let all = 0;
  for (const { chance, scores } of cases) {
    const place = places.get(keyOf(scores)) ?? block.indexOf?.(scores);
    if (place === undefined) continue;
    chances[place]! += chance;
    all += chance;
  }
  return all === 0 ? null : chances.map((chance) => chance / all);
}

export function expectedOf(values: Float64Array, chances: Float64Array): number {
  let sum = 0;
  for (let place = 0; place < values.length; place++) sum += values[place]! * chances[place]!;
  return sum;
}

/** What the operator expects of a block if a pick wins; null where it can no longer win. */
export function expectedIfWon(
  values: Float64Array,
  chances: Float64Array,
  { sport, picks, score }: Pick<RiskLeg, 'picks' | 'score'> & { sport: Sport },
): number | null {
  const { wins } = winsIn(sport, picks, score);
  let [sum, all] = [0, 0];
  for (let place = 0; place < values.length; place++) {
    const chance = chances[place]! * wins[place]!;
    sum += chance * values[place]!;
    all += chance;
  }
  return all < LEAST ? null : sum / all;
}

const LEAST = 1e-9;
