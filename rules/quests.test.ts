import { expect, test } from 'vitest';
import {
  advance,
  areStepsDone,
  type Happened,
  noProgress,
  type QuestStep,
  questStates,
  questWheres,
  stepCounts,
  turnEndsAt,
  turnOf,
} from './quests.ts';

const round = (part: Partial<Extract<Happened, { what: 'rounds' }>> = {}): Happened => ({
  what: 'rounds',
  game: 'fox-trot',
  places: ['slots', 'originals'],
  staked: 100,
  multiple: 0,
  ...part,
});

const rounds: QuestStep = { counts: 'rounds', count: 2 };

test('a round counts until there are enough', () => {
  const after = [1, 2, 3].reduce((progress) => advance(rounds, progress, round()), noProgress);
  expect(after.done).toBe(2);
  expect(areStepsDone([rounds], [after])).toBe(true);
  expect(areStepsDone([rounds], [])).toBe(false);
  expect(areStepsDone([rounds, rounds], [after]), 'each of its steps').toBe(false);
  expect(areStepsDone([rounds, rounds], [after, { done: 1, seen: [] }])).toBe(false);
});

test('points count in parts, and never beyond what the step asks for', () => {
  const points: QuestStep = { counts: 'points', count: 2 };
  const earn = (...parts: number[]) =>
    parts.reduce((progress, part) => advance(points, progress, { what: 'points', points: part }), noProgress);
  expect(earn(0.25, 0.5)).toEqual({ done: 0.75, seen: [] });
  expect(earn(0.25, 5, 1)).toEqual({ done: 2, seen: [] });
});

test.for([
  ['in games of its place', { where: 'table' }, {}, 0],
  ['in games of its place alone', { where: 'slots' }, {}, 1],
  ['from its stake on', { minCents: 101 }, {}, 0],
  ['at its stake', { minCents: 100 }, {}, 1],
  ['at whatever stake where it names none', {}, { staked: 0 }, 1],
  ['from its multiple on', { minMultiple: 200 }, { multiple: 199 }, 0],
  ['at its multiple', { minMultiple: 200 }, { multiple: 200 }, 1],
] as const)('a round counts %s: %s', ([, step, part, done]) => {
  expect(advance({ ...rounds, ...step }, noProgress, round(part)).done).toBe(done);
});

test('different games count once each, and so do days', () => {
  const games: QuestStep = { ...rounds, count: 5, isDistinct: true };
  const seen = ['a', 'b', 'a'].reduce(
    (progress, game) => advance(games, progress, round({ game })),
    noProgress,
  );
  expect(seen).toEqual({ done: 2, seen: ['a', 'b'] });
  const days: QuestStep = { counts: 'days', count: 5 };
  const came = ['01', '01', '02'].reduce(
    (progress, day) => advance(days, progress, { what: 'days', day: `2026-11-${day}` }),
    noProgress,
  );
  expect(came.done).toBe(2);
});

const deposit = (cents: number): Happened => ({ what: 'deposits', cents });

test.for([
  ['a smaller deposit', { minCents: 2_000 }, deposit(1_999), 0],
  ['a deposit of just as much', { minCents: 2_000 }, deposit(2_000), 1],
  ['any deposit where no least amount is named', {}, deposit(0), 1],
  ['a deposit of a step for different games', { isDistinct: true }, deposit(100), 1],
  ['a round', {}, round(), 0],
  ['a day', {}, { what: 'days', day: '2026-11-01' }, 0],
  ['points', {}, { what: 'points', points: 5 }, 0],
] as const)('of a step that counts deposits, %s counts as it should', ([, step, happened, done]) => {
  const after = advance({ counts: 'deposits', count: 3, ...step }, noProgress, happened);
  expect(after).toEqual({ done, seen: [] });
  if (done === 0) expect(after, 'nothing has changed').toBe(noProgress);
});

test('a quest turns with the day or with the week, which begins on Monday', () => {
  const sunday = new Date('2026-11-22T23:59:59Z');
  expect([turnOf('once', sunday), turnOf('daily', sunday), turnOf('weekly', sunday)]).toEqual([
    '',
    '2026-11-22',
    '2026-11-16',
  ]);
  expect(turnEndsAt('once', sunday)).toBeNull();
  expect(turnEndsAt('daily', sunday)).toEqual(new Date('2026-11-23T00:00:00Z'));
  expect(turnEndsAt('weekly', sunday)).toEqual(new Date('2026-11-23T00:00:00Z'));
  const monday = new Date('2026-11-23T00:00:00Z');
  expect([turnOf('daily', monday), turnOf('weekly', monday)]).toEqual(['2026-11-23', '2026-11-23']);
  expect(turnEndsAt('weekly', monday)).toEqual(new Date('2026-11-30T00:00:00Z'));
  const wednesday = new Date('2026-11-25T12:00:00Z');
  expect(turnOf('weekly', wednesday)).toBe('2026-11-23');
});

test('quests have these states, count these things, and count rounds at these places', () => {
  expect(questStates).toEqual(['locked', 'available', 'started', 'completed', 'claimed', 'expired']);
  expect(stepCounts).toEqual(['rounds', 'deposits', 'days', 'points']);
  expect(questWheres).toEqual(['any', 'slots', 'table', 'originals', 'live', 'fast']);
});
