// At which score the worst case of an event is looked at, and how that is stored beside it.
import { expect, test } from 'vitest';
import type { Tallies } from '#sports/risk/event-risk.ts';
import { sportBlocks } from '#sports/risk/sport-blocks.ts';
import { eventRecord } from '#tests/event-record.ts';
import { isSameScore, scoreForRisk, soFarOf, talliesOfRows } from './reached-scores.ts';
import { decodeValues, encodeValues } from './risk-rows.ts';

const stored: Tallies = { ft: { home: 4, away: 2, isOver: true } };
const goal = { type: 'goal', side: 'home', step: 3 } as const;
const played = { incidents: [goal], moment: 10 };

test.for<[string, Parameters<typeof eventRecord>[1], 'none' | 'now' | 'stored']>([
  ['a match to come', { status: 'scheduled' }, 'none'],
  ['a match that was put off', { status: 'postponed' }, 'none'],
  ['a season in play', { status: 'live', runners: ['Alder', 'Birch'] }, 'none'],
  ['a match in play', { status: 'live', ...played }, 'now'],
  ['a match that was interrupted', { status: 'interrupted', ...played }, 'now'],
  ['a match that is over', { status: 'resulted', ...played }, 'stored'],
  ['a match that was abandoned', { status: 'abandoned', ...played }, 'stored'],
])('%s', ([, event, score]) => {
  const found = scoreForRisk(eventRecord('football', event), stored);
  if (score === 'none') expect(found).toBeUndefined();
  else if (score === 'stored') expect(found).toBe(stored);
  else expect(found).toMatchObject({ ft: { home: 1, away: 0, isOver: false } });
});

const goals = sportBlocks.football[0]!;
const corners = sportBlocks.football.find(({ name }) => name === 'corners')!;

test('the score of a block names each of its counts, and those that no one has sent are left open', () => {
  const now: Tallies = { h1: { home: 1, away: 0, isOver: true }, ft: { home: 2, away: 1, isOver: false } };
  const soFar = soFarOf('football', goals.name, now);
  expect(soFar).toEqual(
    goals.tallies.map((tally) => (tally === 'h1' ? [1, 0, 1] : tally === 'ft' ? [2, 1, 0] : null)),
  );
  expect(soFarOf('football', goals.name, undefined)).toBeNull();
  expect(soFarOf('football', 'a block made for one market', now)).toBeNull();
  const row = (block: string, so_far: typeof soFar) => ({ block, so_far });
  expect(talliesOfRows('football', [row(goals.name, soFar)])).toEqual(now);
  expect(talliesOfRows('football', [row(goals.name, null)])).toBeUndefined();
  expect(talliesOfRows('football', [])).toBeUndefined();
  expect(talliesOfRows('football', [row('a block made for one market', [[9, 9, 1]])])).toBeUndefined();
  const ofCorners = corners.tallies.map(() => [3, 4, 0] as const);
  expect(talliesOfRows('football', [row(corners.name, ofCorners), row(goals.name, soFar)])).toEqual({
    ...now,
    ...Object.fromEntries(corners.tallies.map((tally) => [tally, { home: 3, away: 4, isOver: false }])),
  });
});

test('two scores are the same where every count is', () => {
  expect(isSameScore([[1, 0, 0], null], [[1, 0, 0], null])).toBe(true);
  expect(isSameScore([[1, 0, 0], null], [[1, 0, 1], null])).toBe(false);
  expect(isSameScore(null, null)).toBe(true);
  expect(isSameScore(undefined, null)).toBe(false);
});

test('values are stored in four bytes each where all of them fit, and read as they were', () => {
  const most = 2 ** 31 - 1;
  for (const [values, width] of [
    [[0, 1, -1, most, -most], 4],
    [[0, most + 1], 8],
    [[0, -most - 1], 8],
    [[2 ** 52, -5], 8],
  ] as const) {
    const row = encodeValues(Float64Array.from(values));
    expect(row.width).toBe(width);
    expect(row.cents).toHaveLength(width * values.length);
    expect([...decodeValues(row)]).toEqual(values);
    const shifted = Buffer.concat([Buffer.from([7]), row.cents]).subarray(1);
    expect([...decodeValues({ ...row, cents: shifted })], 'wherever the driver put it').toEqual(values);
  }
});
