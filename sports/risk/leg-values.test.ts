// What a leg comes to in a scenario. Each pick stands here once: a second look would be answered by what is cached.
import { expect, test } from 'vitest';
import { marketsOf } from '../markets/market.ts';
import { sportModels } from '../models.ts';
import type { Score } from '../settle/match-result.ts';
import { type RiskLeg, sumLegs, winsIn } from './leg-values.ts';

const football = new Map(marketsOf(sportModels.football.markets).map((market) => [market.id, market]));
const picksOf = (id: string, outcome: string) => [{ spec: football.get(id)!.spec, outcome }];

/** The values of the scenarios that end at this score after no goals in the first half. */
function endingAt(block: ReturnType<typeof winsIn>['block'], values: Float64Array, end: string) {
  const ends = block.scenarios.map(
    ([h1, , ft]) => h1!.home + h1!.away === 0 && `${ft!.home}:${ft!.away}` === end,
  );
  return [...new Set([...values].filter((_, place) => ends[place]))];
}

function worthOf(leg: RiskLeg) {
  const [worth] = sumLegs('football', [[leg, 1]]);
  if (worth === undefined) return null;
  const { block, results, byResult } = worth;
  return { block, values: Float64Array.from(results, (code) => byResult[code]!) };
}

test.for<[id: string, outcome: string, end: string, share: number]>([
  ['result', '1', '1:0', 1],
  ['draw-no-bet', '2', '1:1', 0],
  ['handicap|line=-0.75', '1', '1:0', 0.5],
  ['handicap|line=0.25', '2', '0:0', 0],
])('the share of a stake on %s %s that wins at %s is %d', ([id, outcome, end, share]) => {
  const { block, wins } = winsIn('football', picksOf(id, outcome), null);
  expect(endingAt(block, wins, end)).toEqual([share]);
});

test.for<[id: string, outcome: string, end: string, placedAt: Score | null, value: number]>([
  ['handicap|line=0.25', '2', '0:0', null, 50],
  ['result', '2', '0:1', { home: 0, away: 1 }, -50],
  ['handicap|line=-0.5', '2', '0:1', { home: 0, away: 1 }, -50],
  ['handicap|line=0.5', '1', '1:2', { home: 0, away: 1 }, -50],
  ['handicap|line=0.5', '1', '1:2', { home: 1, away: 0 }, 100],
])(
  'placed in play, %s %s that ends at %s pays from the score that it counts from: %o',
  ([id, outcome, end, score, value]) => {
    const picks = picksOf(id, outcome);
    const { block, values } = worthOf({ picks, oddsX1000: 1_500, score, owed: 50, staked: 100 })!;
    expect(endingAt(block, values, end)).toEqual([value]);
  },
);

test('a leg of which nothing is staked any more has values while something is owed for it, and the other way round', () => {
  const picks = picksOf('result', 'X');
  const leg = (owed: number, staked: number) => ({ picks, oddsX1000: 2_000, score: null, owed, staked });
  const valuesOf = (owed: number, staked: number) => {
    const found = worthOf(leg(owed, staked));
    return found === null ? null : [...new Set(found.values)].toSorted((a, b) => a - b);
  };
  expect([valuesOf(0, 0), valuesOf(5, 0), valuesOf(0, 5)]).toEqual([null, [-5, 0], [0, 5]]);
  expect(
    sumLegs(
      'football',
      [0, 1].map((at) => [leg(5, 5), at * 2 - 1]),
    ),
  ).toEqual([]);
});

test('a leg pays whole cents, and a builder what it pays where its picks of other counts win', () => {
  const half = {
    picks: picksOf('handicap|line=-0.75', '1'),
    oddsX1000: 1_500,
    score: null,
    owed: 51,
    staked: 100,
  };
  const { block, values } = worthOf(half)!;
  expect(endingAt(block, values, '1:0'), 'half won: 125.8 of 151').toEqual([-26]);
  const picks = [...picksOf('result', '1'), ...picksOf('corners-total|line=9.5', 'over')];
  const built = worthOf({ picks, oddsX1000: 3_000, score: null, owed: 50, staked: 100 })!;
  expect([endingAt(built.block, built.values, '2:0'), endingAt(built.block, built.values, '0:2')]).toEqual([
    ...[[-50], [100]],
  ]);
});
