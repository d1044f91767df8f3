import { expect, test } from 'vitest';
import type { MatchLaw } from '../law/score-law.ts';
import { marketsOf } from '../markets/market.ts';
import { sportModels } from '../models.ts';
import type { Score } from '../settle/match-result.ts';
import { expectedIfWon, expectedOf, scenarioChances } from './scenario-chances.ts';
import { blockNamed } from './sport-blocks.ts';

const reds = blockNamed('football', 'reds')!;
const match = blockNamed('basketball', 'match')!;

const lawOf = (cases: readonly (readonly [chance: number, home: number, away: number])[]): MatchLaw => ({
  of: () => cases.map(([chance, home, away]) => ({ chance, scores: [{ home, away } satisfies Score] })),
  familyOf: (tally) => tally,
});

test('scenarios have the chances of their scores, and what no scenario stands for is left out', () => {
  const law = lawOf([
    [0.2, 0, 0],
    [0.2, 0, 0],
    [0.1, 1, 0],
    [0.5, 2, 0],
  ]);
  expect([...scenarioChances(reds, law)!]).toEqual([0.8, 0.2]);
});

test('a score without a scenario counts for the nearest one, where the block names one', () => {
  const chances = scenarioChances(match, lawOf([[1, 200, 100]]))!;
  const place = chances.indexOf(1);
  // The widest lead of the home side of the same parity, and the highest total.
  expect(match.scenarios[place]).toEqual([{ home: 133, away: 111 }]);
});

test('where the model tells nothing, or only what no scenario stands for, there are no chances', () => {
  expect(scenarioChances(reds, { ...lawOf([]), of: () => null })).toBeNull();
  expect(scenarioChances(reds, lawOf([[1, 2, 0]]))).toBeNull();
});

test('an expectation weighs every scenario by its chance', () =>
  expect(expectedOf(Float64Array.of(100, -300, 7), Float64Array.of(0.5, 0.25, 0.25))).toBe(-23.25));

test('if a pick wins, only the scenarios in which it does count', () => {
  const spec = marketsOf(sportModels.football.markets).find(({ id }) => id === 'red-card')!.spec;
  const values = Float64Array.of(100, -300);
  const expected = (outcome: string, ...chances: [number, number]) =>
    expectedIfWon(values, Float64Array.from(chances), {
      ...{ sport: 'football', picks: [{ spec, outcome }], score: null },
    });
  expect([expected('yes', 0.75, 0.25), expected('no', 0.75, 0.25)]).toEqual([-300, 100]);
  expect(expected('yes', 1, 0), 'it cannot win any more').toBeNull();
  expect(expected('yes', 1, 2e-9)).toBe(-300);
});
