// When a tournament is, which rounds it counts, what it gives, and where points lie.
import { expect, test } from 'vitest';
import { cents } from '../money.ts';
import { bucketOf, bucketStart } from './bucket.ts';
import { isCounted } from './eligible.ts';
import { isWholeTable, placesOf, prizeAt, rewardOf, totalPrize } from './prizes.ts';
import { isCalculable, isJoinable, runStates, runStatuses, stateAt, statusOf } from './run-state.ts';
import { occurrencesAt } from './schedule.ts';

const moment = (text: string) => new Date(`2026-03-${text}:00Z`);

test('a tournament of every day has one that goes on and one to come, at any minute', () => {
  const schedule = { every: 'day', at: '00:00', lasts_minutes: 1440, opens_minutes_before: 60 } as const;
  for (const now of ['01T00:00', '01T12:34', '01T23:59']) {
    const [on, next, ...more] = occurrencesAt(schedule, moment(now));
    expect([on, next]).toEqual([
      { opensAt: new Date('2026-02-28T23:00:00Z'), startsAt: moment('01T00:00'), endsAt: moment('02T00:00') },
      { opensAt: moment('01T23:00'), startsAt: moment('02T00:00'), endsAt: moment('03T00:00') },
    ]);
    expect(more).toEqual([]);
  }
});

test('one of every week begins on its day; one that is shorter than its step has pauses between', () => {
  const week = { every: 'week', weekday: 5 } as const;
  const schedule = { ...week, at: '18:00', lasts_minutes: 180, opens_minutes_before: 0 };
  const starts = (now: string) => occurrencesAt(schedule, moment(now)).map(({ startsAt }) => startsAt);
  // The sixth was a Friday.
  expect(starts('06T17:59')).toEqual([moment('06T18:00')]);
  expect(starts('06T18:00')).toEqual([moment('06T18:00'), moment('13T18:00')]);
  expect(starts('06T21:00')).toEqual([moment('13T18:00')]);
});

test.for([
  ['a day, before its hour', { every: 'day' }, '05T12:00', ['04T18:30', '05T18:30']],
  ['a day, at its hour', { every: 'day' }, '05T18:30', ['04T18:30', '05T18:30', '06T18:30']],
  ['a week, in the days after', { every: 'week', weekday: 5 }, '10T12:00', ['06T18:30', '13T18:30']],
  ['a week, in the days before', { every: 'week', weekday: 3 }, '10T12:00', ['04T18:30', '11T18:30']],
  ['a week, from Sunday on', { every: 'week', weekday: 7 }, '08T12:00', ['01T18:30', '08T18:30']],
  ['a week, from Monday on where no day is named', { every: 'week' }, '11T12:00', ['09T18:30', '16T18:30']],
] as const)('all that go on and the next one: of every %s', ([, schedule, now, starts]) => {
  // The second of March 2026 was a Monday; runs of a day last a day and a half, and those of a week eight days.
  const lasts_minutes = schedule.every === 'day' ? 36 * 60 : 8 * 1_440;
  const found = occurrencesAt(
    { ...schedule, at: '18:30', lasts_minutes, opens_minutes_before: 0 },
    moment(now),
  );
  const goingOn = found.filter(({ endsAt }) => endsAt > moment(now));
  expect(goingOn).toEqual(found);
  expect(found.map(({ startsAt }) => startsAt)).toEqual(starts.map(moment));
});

const run = { opensAt: moment('01T10:00'), startsAt: moment('01T12:00'), endsAt: moment('01T14:00') };

test('a run goes on by the clock, unless it was stopped or counted', () => {
  const at = (now: string) => stateAt({ ...run, state: 'SCHEDULED' }, moment(now));
  expect(['01T09:59', '01T10:00', '01T12:00', '01T13:59', '01T14:00'].map(at)).toEqual([
    ...['SCHEDULED', 'REGISTRATION', 'RUNNING', 'RUNNING', 'FINISHED'],
  ]);
  expect(stateAt({ ...run, state: 'PAUSED' }, moment('01T13:00'))).toBe('PAUSED');
  expect(stateAt({ ...run, state: 'PAUSED' }, moment('01T14:00'))).toBe('FINISHED');
  expect(stateAt({ ...run, state: 'PAID' }, moment('01T13:00'))).toBe('PAID');
  expect(stateAt({ ...run, state: 'REGISTRATION' }, moment('01T13:00'))).toBe('RUNNING');
  expect(stateAt({ ...run, state: 'RUNNING' }, moment('01T14:00'))).toBe('FINISHED');
  expect([isCalculable(run, moment('01T14:29')), isCalculable(run, moment('01T14:30'))]).toEqual([
    false,
    true,
  ]);
  expect((['SCHEDULED', 'REGISTRATION', 'RUNNING', 'PAUSED', 'PAID'] as const).map(isJoinable)).toEqual([
    ...[false, true, true, false, false],
  ]);
  expect(runStates.map((state) => [state, statusOf(state)])).toEqual([
    ['SCHEDULED', 'future'],
    ['REGISTRATION', 'future'],
    ['RUNNING', 'active'],
    ['PAUSED', 'active'],
    ['FINISHED', 'finished'],
    ['CALCULATED', 'finished'],
    ['PAID', 'finished'],
    ['CANCELLED', 'finished'],
  ]);
  expect(runStatuses).toEqual(['active', 'future', 'finished']);
});

const terms = {
  ...run,
  pauses: [
    { from: moment('01T13:00'), to: moment('01T13:10') },
    { from: moment('01T13:20'), to: moment('01T13:30') },
  ],
  games: new Set(['mines']),
  minStake: cents(20),
};
const round = {
  ...{ game: 'mines', startedAt: moment('01T12:30'), settledAt: moment('01T12:31'), staked: cents(20) },
  ...{ stakedBonus: cents(0), isFree: false },
};

test.for([
  ['one of its games in its time', {}, true],
  ['another game', { game: 'dice' }, false],
  ['less than the least stake', { staked: cents(19) }, false],
  ['free spins', { isFree: true }, false],
  ['bonus money', { stakedBonus: cents(1) }, false],
  ['begun before the start', { startedAt: moment('01T11:59') }, false],
  ['begun at the end', { startedAt: moment('01T14:00') }, false],
  ['begun in time, over soon after', { startedAt: moment('01T13:59'), settledAt: moment('01T14:09') }, true],
  ['begun in time, over long after', { startedAt: moment('01T13:59'), settledAt: moment('01T14:10') }, false],
  ['begun at the start', { startedAt: moment('01T12:00') }, true],
  ['begun in a pause', { startedAt: moment('01T13:05') }, false],
  ['begun as a pause begins', { startedAt: moment('01T13:00') }, false],
  ['begun after the pause', { startedAt: moment('01T13:10') }, true],
] as const)('%s: %s', ([, wish, counts]) => {
  expect(isCounted(terms, { ...round, ...wish })).toBe(counts);
});

test('a round without a stake does not count where no least stake is named, nor one in a pause without an end', () => {
  const open = { ...terms, minStake: cents(0), pauses: [{ from: moment('01T13:00'), to: null }] };
  expect(isCounted(open, { ...round, staked: cents(0) })).toBe(false);
  expect(isCounted(open, { ...round, staked: cents(1) })).toBe(true);
  expect(isCounted(open, { ...round, startedAt: moment('01T13:55') })).toBe(false);
});

test('a place wins what the table says, or its share of the pool', () => {
  const table = [
    { from: 1, to: 1, reward: { kind: 'cash', cents: 500 } },
    { from: 2, to: 4, share: 1_000 },
  ] as const;
  expect(prizeAt(table, 1, cents(1_005))).toEqual({ kind: 'cash', cents: 500 });
  expect(prizeAt(table, 3, cents(1_005)), 'never more than the pool has').toEqual({
    kind: 'cash',
    cents: 100,
  });
  expect(prizeAt(table, 5, cents(1_005))).toBeNull();
  expect(totalPrize(table, cents(1_005))).toBe(800);
  expect(placesOf(table)).toBe(4);
  expect(placesOf([])).toBe(0);
});

test('shares are hundredths of a percent, and a share of less than a cent or of nothing named is no prize', () => {
  expect(rewardOf({ from: 1, to: 1, share: 5_000 }, cents(10))).toEqual({ kind: 'cash', cents: 5 });
  expect(rewardOf({ from: 1, to: 1, share: 999 }, cents(10))).toBeNull();
  expect(rewardOf({ from: 1, to: 1 }, cents(100_000))).toBeNull();
  expect(prizeAt([{ from: 2, to: 3, share: 5_000 }], 1, cents(10)), 'a place before the first').toBeNull();
});

test('the money that is to be won is that of all places, without prizes that are no cash', () => {
  const table = [
    { from: 1, to: 2, reward: { kind: 'cash', cents: 500 } },
    { from: 3, to: 9, reward: { kind: 'coins', coins: 50 } },
    { from: 10, to: 10, reward: { kind: 'bonus', template: 'gift', cents: 700 } },
  ] as const;
  expect(totalPrize(table, cents(0))).toBe(1_000);
});

test.for([
  [[{ from: 1, to: 3, share: 3_333 }], true],
  [[{ from: 1, to: 3, share: 3_334 }], false],
  [[{ from: 2, to: 3, share: 100 }], false],
  [
    [
      { from: 1, to: 1, share: 100 },
      { from: 3, to: 3, share: 100 },
    ],
    false,
  ],
  [[{ from: 1, to: 1 }], false],
  [[], false],
  [[{ from: 1, to: 1, share: 10_000 }], true],
  [[{ from: 1, to: 1, share: 10_001 }], false],
  [[{ from: 1, to: 0, share: 100 }], false],
  [[{ from: 1, to: 1, share: 100, reward: { kind: 'coins', coins: 1 } }], false],
  [
    [
      { from: 1, to: 2, share: 5_000 },
      { from: 3, to: 4, reward: { kind: 'coins', coins: 1 } },
    ],
    true,
  ],
  [
    [
      { from: 1, to: 2, share: 100 },
      { from: 2, to: 4, share: 100 },
    ],
    false,
  ],
] as const)('%j is a whole table: %s', ([table, isWhole]) => {
  expect(isWholeTable(table)).toBe(isWhole);
});

test('more points are never in an earlier bucket, and a bucket begins where it says', () => {
  const some = [0, 1, 2, 63, 64, 65, 127, 128, 129, 130, 255, 256, 1_000, 1e6, 2 ** 40 - 1, 2 ** 40, 2 ** 52];
  const buckets = some.map(bucketOf);
  expect(bucketOf(-5)).toBe(0);
  // The logarithm of the point before is rounded up to the same whole.
  for (const power of [49, 50, 51, 52, 53]) {
    expect(bucketOf(2 ** power - 1)).toBe(bucketOf(2 ** power) - 1);
    expect(bucketStart(bucketOf(2 ** power))).toBe(2 ** power);
  }
  expect(buckets).toEqual(buckets.toSorted((a, b) => a - b));
  for (let bucket = 0; bucket < 3_000; bucket += 1) {
    expect(bucketOf(bucketStart(bucket))).toBe(bucket);
    if (bucketStart(bucket) > 0) expect(bucketOf(bucketStart(bucket) - 1)).toBe(bucket - 1);
  }
});
