import { expect, test } from 'vitest';
import { marketsOf } from '../markets/market.ts';
import { sportModels } from '../models.ts';
import type { MarketSpec } from '../settle/market-spec.ts';
import { atRiskShare } from './at-risk.ts';
import type { RiskLeg } from './leg-values.ts';

const football = new Map(marketsOf(sportModels.football.markets).map(({ id, spec }) => [id, spec]));

/** A stake at 2.50. */
const bet = (spec: MarketSpec, outcome: string, staked: number): RiskLeg => ({
  picks: [{ spec, outcome }],
  ...{ oddsX1000: 2_500, score: null, owed: staked * 1.5, staked },
});

const on = (market: string, outcome: string, staked: number) => bet(football.get(market)!, outcome, staked);

/** In a block of its own, because the final score does not determine who scored a certain goal. */
const thirdGoal = (staked: number) =>
  bet({ ...football.get('next-goal')!, tallies: ['goal-3'] }, '1', staked);

test.for<[string, RiskLeg[], number]>([
  ['no bet', [], 1],
  ['one bet', [on('result', '1', 1_000)], 1],
  // The best result wins 500, where alone each would win more than its stake.
  ['two results of three', [on('result', '1', 1_000), on('result', 'X', 1_000)], 0.25],
  // Whichever comes true, more is lost on the others than it wins.
  ['all three results', ['1', 'X', '2'].map((outcome, at) => on('result', outcome, 800 - 100 * (at % 2))), 0],
  ['a result and who scores a certain goal', [on('result', '1', 1_000), thirdGoal(500)], 2 / 3],
  ['who scores a certain goal and a result', [on('result', '1', 500), thirdGoal(1_000)], 2 / 3],
  ['a result and its corners', [on('result', '1', 1_000), on('corners-total|line=9.5', 'over', 500)], 1],
  [
    'a result and the corners of its first half',
    [on('result', '1', 1_000), on('h1-corners-total|line=4.5', 'over', 500)],
    1,
  ],
  ['a result and its yellow cards', [on('result', '1', 1_000), on('cards', '1', 500)], 1],
  ['a result and its red cards', [on('result', '1', 1_000), on('red-card', 'yes', 500)], 1],
])('of %s the share counts that no other result covers', ([, legs, share]) =>
  expect(atRiskShare('football', legs)).toBe(share),
);
