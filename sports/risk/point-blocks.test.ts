import { expect, test } from 'vitest';
import type { Score } from '../settle/match-result.ts';
import { aroundZero, bothSigns, nearestPoint, pointScores, range } from './point-blocks.ts';
import { blockNamed, sportBlocks } from './sport-blocks.ts';

const lattice = { differences: [-4, -3, -1, 0, 1, 3, 4], totals: [20, 24, 28] };

test('every scenario of a block stands for itself', () => {
  let asked = 0;
  for (const block of Object.values(sportBlocks).flat())
    for (const [place, scores] of block.scenarios.entries()) {
      if (block.indexOf === undefined) continue;
      asked += 1;
      expect(block.scenarios[block.indexOf(scores)], `${block.name} ${place}`).toEqual(scores);
    }
  expect(asked).toBeGreaterThan(1_000);
});

test.for([
  ['a lead between two, to the one of its parity', [13, 11], [14, 10]],
  ['a wide lead, to the widest of its parity', [20, 5], [14, 11]],
  ['a wide lead of the other side', [5, 19], [10, 14]],
  ['a low total, to the lowest', [3, 3], [10, 10]],
  ['a total half way, to the lower', [11, 11], [10, 10]],
  ['a total past half way, to the higher', [13, 12], [13, 12]],
  ['a narrow lead, to no tie', [12, 10], [12, 8]],
] as const)('%s: a score has the nearest scenario', ([, [home, away], [nearHome, nearAway]]) => {
  const near = pointScores(lattice)[nearestPoint(lattice, { home, away })];
  expect(near).toEqual({ home: nearHome, away: nearAway } satisfies Score);
});

test('a tie where none is among the scenarios has the narrowest lead', () => {
  const decided = { differences: [-3, -1, 1, 3], totals: [20] };
  expect(pointScores(decided)[nearestPoint(decided, { home: 10, away: 10 })]).toEqual({ home: 10, away: 11 });
});

test('sets are found by who won how many, and what no scenario has counts as the first', () => {
  const sets = blockNamed('tennis', 'sets')!;
  const nearest = (home: number, away: number) =>
    sets.scenarios[
      sets.indexOf!([
        { home, away },
        { home: 12, away: 12 },
      ])
    ]![0];
  expect(nearest(1, 2)).toEqual({ home: 1, away: 2 });
  expect(nearest(2, 1)).toEqual({ home: 2, away: 1 });
  expect(nearest(9, 9)).toEqual({ home: 2, away: 0 });
});

test('lists of differences ascend, with or without a tie', () => {
  expect(range(1, 7, 3)).toEqual([1, 4, 7]);
  expect(bothSigns(1, 3)).toEqual([-3, -1, 1, 3]);
  expect(aroundZero(1, 3)).toEqual([-3, -1, 0, 1, 3]);
});
