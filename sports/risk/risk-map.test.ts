import { expect, test } from 'vitest';
import { marketsOf } from '../markets/market.ts';
import { sportModels } from '../models.ts';
import { EventRisk, possibleIn } from './event-risk.ts';
import type { RiskLeg } from './leg-values.ts';
import { mainTally, riskMap } from './risk-map.ts';
import { block, score } from './scenario-block.ts';
import { expectedOf, scenarioChances } from './scenario-chances.ts';
import { blockNamed } from './sport-blocks.ts';

const football = new Map(marketsOf(sportModels.football.markets).map((market) => [market.id, market]));

const single = (market: string, outcome: string): RiskLeg => ({
  picks: [{ spec: football.get(market)!.spec, outcome }],
  ...{ oddsX1000: 2_500, score: null, owed: 15_000, staked: 10_000 },
});

test('a map of goals shows the worst of each score, and its chances are those of the model', () => {
  const law = sportModels.football.follow(0, [], 0).law()!;
  const block = blockNamed('football', 'goals')!;
  const values = new EventRisk('football').with([single('h1-result', '1')]).valuesOf('goals')!;
  const chances = scenarioChances(block, law)!;
  const map = riskMap(block, values, { chances, possible: undefined });
  expect([map.axes, map.rows.length, map.columns.length]).toEqual(['scores', 9, 9]);
  // One goal of the home side may be of the first half or of the second.
  expect([map.cells[1]![0]!.worst, map.cells[0]![1]!.worst]).toEqual([-15_000, 10_000]);
  const all = map.cells.flat().reduce((sum, cell) => sum + (cell?.chance ?? 0), 0);
  expect(all).toBeCloseTo(1, 9);
  const won = law
    .of(['h1'])!
    .reduce((sum, { chance, scores: [h1] }) => sum + chance * +(h1!.home > h1!.away), 0);
  expect(expectedOf(values, chances)).toBeCloseTo(won * -15_000 + (1 - won) * 10_000, -2);
  const now = { ft: { home: 1, away: 1, isOver: false } };
  const left = riskMap(block, values, { chances, possible: possibleIn(block, now) });
  expect([left.cells[1]![0], left.cells[0]![1], left.cells[1]![1]?.worst]).toEqual([null, null, -15_000]);
});

test('a map of points has bands of leads and totals, and every scenario is in one of them', () => {
  const block = blockNamed('basketball', 'match')!;
  const values = Float64Array.from(block.scenarios, (_, place) => -place);
  const map = riskMap(block, values, { chances: null, possible: undefined });
  expect([map.axes, map.rows.length <= 12, map.columns.length <= 12]).toEqual(['leads', true, true]);
  expect(map.rows[0]).toMatch(/^−\d+ … −\d+$/);
  expect(Math.min(...map.cells.flat().map((cell) => cell?.worst ?? 0))).toBe(Math.min(...values));
});

test('a map is drawn by the count of the whole match, of legs, of goals, or the first that a block has', () => {
  const drawn = (...tallies: string[]) => tallies[mainTally(block('any', [], tallies))];
  expect([drawn('ft', 'match', 'overtime'), drawn('sets', 'legs'), drawn('h1', 'h2', 'ft')]).toEqual([
    ...['match', 'legs', 'ft'],
  ]);
  expect(drawn('sets', 'games')).toBe('sets');
});

test('up to twelve leads have a row each, and more are joined into bands with the worst of each', () => {
  const mapOf = (count: number) => {
    const leads = Array.from({ length: count }, (_, at) => [score(20 + at - 2, 20 - at + 2)]);
    const values = Float64Array.from(leads, (_, at) => -at);
    const chances = Float64Array.from(leads, () => 0.5);
    return riskMap(block('match', leads), values, { chances, possible: undefined });
  };
  const { rows, columns, cells } = mapOf(4);
  expect([rows, columns]).toEqual([['−4', '−2', '0', '+2'], ['40']]);
  expect(cells[3]).toEqual([{ worst: -3, chance: 0.5 }]);
  expect(mapOf(12).rows).toHaveLength(12);
  const joined = mapOf(13);
  expect(joined.rows).toEqual([
    ...['−4 … −2', '0 … +2', '+4 … +6', '+8 … +10', '+12 … +14', '+16 … +18', '+20'],
  ]);
  expect(joined.cells[1]).toEqual([{ worst: -3, chance: 1 }]);
});

test('scores of up to twelve are drawn by home and away', () => {
  const drawn = (home: number, away: number) =>
    riskMap(block('ft', [[score(home, away)]]), Float64Array.of(1), { chances: null, possible: undefined });
  expect(drawn(12, 12)).toEqual({
    ...{ axes: 'scores', rows: ['12'], columns: ['12'] },
    cells: [[{ worst: 1, chance: null }]],
  });
  expect([drawn(13, 0).axes, drawn(0, 13).axes]).toEqual(['leads', 'leads']);
});
