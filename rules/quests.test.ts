import { expect, test } from 'vitest';
import {
  advance,
  areStepsDone,
  type Happened,
  noProgress,
  type QuestStep,
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
});

test.for([
  ['in games of its place', { where: 'table' }, {}, 0],
  ['in games of its place alone', { where: 'slots' }, {}, 1],
  ['from its stake on', { minCents: 101 }, {}, 0],
  ['at its stake', { minCents: 100 }, {}, 1],
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

test('what is counted elsewhere does not count here', () => {
  expect(advance({ counts: 'deposits', count: 1, minCents: 2_000 }, noProgress, round())).toBe(noProgress);
  const small: Happened = { what: 'deposits', cents: 1_999 };
  expect(advance({ counts: 'deposits', count: 1, minCents: 2_000 }, noProgress, small)).toBe(noProgress);
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
});
