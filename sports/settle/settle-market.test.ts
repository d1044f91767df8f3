import { describe, expect, test } from 'vitest';
import { COMPLETED_WITHIN_HOURS, CORRECTED_WITHIN_HOURS } from './ending-rules.ts';
import type { MarketSpec } from './market-spec.ts';
import { type MatchResult, over, running } from './match-result.ts';
import { HALF_LOST, HALF_WON, LOST, VOID, WON } from './outcome-result.ts';
import { settleOutcome } from './settle-market.ts';

const result: MarketSpec = { kind: 'three-way', tallies: ['ft'], params: {} };
const total = (line: number): MarketSpec => ({ kind: 'total', tallies: ['ft'], params: { line } });
const handicap = (line: number): MarketSpec => ({ kind: 'handicap', tallies: ['ft'], params: { line } });
const nextGoal = (n: number): MarketSpec => ({ kind: 'three-way', tallies: [`goal-${n}`], params: {} });
const halves: MarketSpec = { kind: 'half-time-full-time', tallies: ['h1', 'ft'], params: {} };

const played: MatchResult = {
  ending: 'played',
  tallies: { h1: over(1, 0), h2: over(1, 1), ft: over(2, 1), 'goal-1': over(1, 0), 'goal-4': over(0, 0) },
};
const inSecondHalf: MatchResult = {
  ending: null,
  tallies: {
    h1: over(1, 0),
    h2: running(0, 1),
    ft: running(1, 1),
    'goal-1': over(1, 0),
    'goal-3': running(0, 0),
  },
};

test('a match that was played settles everything', () => {
  expect(settleOutcome(result, '1', played)).toBe(WON);
  expect(settleOutcome(total(3), 'over', played)).toBe(VOID);
  expect(settleOutcome(halves, '1/1', played)).toBe(WON);
  expect(settleOutcome(nextGoal(1), '1', played)).toBe(WON);
  expect(settleOutcome(nextGoal(4), 'X', played)).toBe(WON);
});

test('a market whose count nobody kept is void', () => {
  expect(settleOutcome({ ...result, tallies: ['corners'] }, '1', played)).toBe(VOID);
});

describe('while a match goes on', () => {
  test.for([
    [total(1.5), 'over', WON],
    [total(1.5), 'under', LOST],
    [total(1.75), 'over', null],
    [total(2.5), 'under', null],
    [result, 'X', null],
    [{ kind: 'both-score', tallies: ['ft'], params: {} }, 'yes', WON],
    [{ kind: 'clean-sheet', tallies: ['ft'], params: { side: 'home' } }, 'yes', LOST],
    [{ kind: 'correct-score', tallies: ['ft'], params: { max: 4 } }, '0:0', LOST],
    [{ kind: 'correct-score', tallies: ['ft'], params: { max: 4 } }, '2:1', null],
    [{ kind: 'exact-total', tallies: ['ft'], params: { max: 2 } }, '2+', WON],
    [{ kind: 'three-way', tallies: ['h1'], params: {} }, '1', WON],
    [halves, 'X/1', LOST],
    [halves, '1/1', null],
    [nextGoal(1), '2', LOST],
    [nextGoal(3), 'X', null],
  ] as const satisfies readonly (readonly [MarketSpec, string, unknown])[])(
    '%o, %s',
    ([spec, outcome, settled]) => expect(settleOutcome(spec, outcome, inSecondHalf)).toBe(settled),
  );
});

describe('a live handicap counts from the score at which it was placed', () => {
  const at = (line: number, outcome: string, home: number, away: number) =>
    settleOutcome(
      handicap(line),
      outcome,
      { ending: 'played', tallies: { ft: over(home, away) } },
      { score: { home: 2, away: 0 } },
    );
  test('no goals after it is a draw', () => {
    expect(at(0, '1', 2, 0)).toBe(VOID);
    expect(at(-0.25, '1', 2, 0)).toBe(HALF_LOST);
    expect(at(0.25, '1', 2, 0)).toBe(HALF_WON);
  });
  test('who scores after it wins, though the other leads', () => {
    expect(at(-0.5, '2', 2, 1)).toBe(WON);
    expect(at(-0.5, '1', 2, 1)).toBe(LOST);
  });
  test('the second side with half a goal', () => expect(at(0.5, '2', 2, 1)).toBe(WON));
  test('other markets count the whole score', () =>
    expect(settleOutcome(total(2.5), 'over', played, { score: { home: 2, away: 0 } })).toBe(WON));
});

describe('a match that was abandoned', () => {
  const abandoned: MatchResult = { ...inSecondHalf, ending: 'abandoned' };
  test.for([
    [total(1.5), 'over', WON],
    [total(2.5), 'over', VOID],
    [result, '1', VOID],
    [{ kind: 'three-way', tallies: ['h1'], params: {} }, '1', WON],
    [nextGoal(1), '1', WON],
    [nextGoal(3), '1', VOID],
  ] as const satisfies readonly (readonly [MarketSpec, string, unknown])[])(
    '%o, %s',
    ([spec, outcome, settled]) => expect(settleOutcome(spec, outcome, abandoned)).toBe(settled),
  );
});

describe('a player who gave up', () => {
  const winner: MarketSpec = { kind: 'two-way', tallies: ['sets'], params: {} };
  const games = (line: number): MarketSpec => ({ kind: 'total', tallies: ['games'], params: { line } });
  const retiredAt = (sets: readonly [number, number]): MatchResult => ({
    ending: 'retired',
    retired: 'home',
    tallies: { sets: running(...sets), games: running(9, 7), s1: over(6, 4), s2: running(3, 3) },
  });
  test('after a set the other one has won', () => {
    expect(settleOutcome(winner, '2', retiredAt([1, 0]))).toBe(WON);
    expect(settleOutcome(winner, '1', retiredAt([1, 0]))).toBe(LOST);
  });
  test('before a set was completed the winner is void', () =>
    expect(settleOutcome(winner, '2', retiredAt([0, 0]))).toBe(VOID));
  test('games stand only if they are certain', () => {
    expect(settleOutcome(games(15.5), 'over', retiredAt([1, 0]))).toBe(WON);
    expect(settleOutcome(games(22.5), 'over', retiredAt([1, 0]))).toBe(VOID);
  });
  test('the set that was completed stands, the next does not', () => {
    expect(settleOutcome({ ...winner, tallies: ['s1'] }, '1', retiredAt([1, 0]))).toBe(WON);
    expect(settleOutcome({ ...winner, tallies: ['s2'] }, '1', retiredAt([1, 0]))).toBe(VOID);
  });
});

test.for(['walkover', 'cancelled', 'reversed'] as const)(
  '%s: all is void, even what was certain',
  (ending) => {
    expect(settleOutcome(total(1.5), 'over', { ...inSecondHalf, ending })).toBe(VOID);
    expect(settleOutcome(result, '1', { ...played, ending })).toBe(VOID);
  },
);

test('days after which nothing is waited for', () => {
  expect(COMPLETED_WITHIN_HOURS).toBe(48);
  expect(CORRECTED_WITHIN_HOURS).toBe(72);
});
