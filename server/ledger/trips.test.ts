// How the teller makes its trips: who goes when, and what is done when a trip fails. The ledger is played, so that each
// trip comes back when the test says so.
import { afterEach, expect, test, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { OutcomeUnknown } from '../plumbing/outage.ts';
import type { Sql } from '../database/db.ts';
import { house, pocket } from './accounts.ts';
import type { Entry } from './record.ts';
import { Teller, TellerIsFull, type TellerOptions } from './teller.ts';

afterEach(() => void vi.useRealTimers());

interface Trip {
  keys: string[];
  isPatient: boolean;
  /** Those that are not named are recorded. */
  answer(outcomes?: Record<string, string>): Promise<void>;
  fail(error: Error): Promise<void>;
}

/** What was answered or asked is acted upon within a few turns of the event loop. */
async function settle() {
  for (let turns = 0; turns < 5; turns += 1) await new Promise(setImmediate);
}

function openTeller(options?: TellerOptions) {
  const trips: Trip[] = [];
  const sql = ((_texts: TemplateStringsArray, ...values: readonly unknown[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown[]>();
    const keys = values[1] as string[];
    trips.push({
      keys,
      isPatient: values.at(-1) as boolean,
      answer(outcomes = {}) {
        resolve([{ outcomes: keys.map((key) => outcomes[key] ?? 'recorded') }]);
        return settle();
      },
      fail(error) {
        reject(error);
        return settle();
      },
    });
    return promise;
  }) as unknown as Sql;
  const teller = new Teller(sql, options);
  const answers: Record<string, unknown> = {};
  return {
    teller,
    trips,
    answers,
    keys: () => trips.map(({ keys }) => keys),
    /** Each key by its player; what each was answered is kept under its key. */
    async ask(told: Record<string, number>) {
      for (const [key, playerId] of Object.entries(told))
        void teller.record(stake(playerId, key)).then(
          (answer) => {
            answers[key] = answer;
          },
          (error) => {
            answers[key] = error;
          },
        );
      await settle();
    },
  };
}

const stake = (playerId: number, key: string): Entry => ({
  key,
  reason: 'round.staked',
  moves: [{ from: pocket(playerId, 'main'), to: house('games'), amount: cents(1), currency: 'USD' }],
});

const lost = () => Object.assign(new Error('the connection was closed'), { code: 'CONNECTION_LOST' });

test('two trips are under way at once and no more, now and later', async () => {
  const { trips, keys, ask } = openTeller();
  await ask({ a: 1 });
  await ask({ b: 2 });
  await ask({ c: 3 });
  await ask({ d: 4 });
  expect(keys()).toEqual([['a'], ['b']]);

  await trips[0]!.answer();
  expect(keys()).toEqual([['a'], ['b'], ['c', 'd']]);
  await ask({ e: 5 });
  expect(keys()).toHaveLength(3);
  await trips[1]!.answer();
  await trips[2]!.answer();
  await ask({ f: 6 });
  await ask({ g: 7 });
  expect(keys().slice(3)).toEqual([['e'], ['f']]);
});

test('two players whose purses are busy are waited for at once and no more, and nobody else waits', async () => {
  const { trips, keys, ask, answers } = openTeller();
  await ask({ a: 1, b: 2, c: 3 });
  await trips[0]!.answer({ a: 'busy', b: 'busy', c: 'busy' });
  expect(keys()).toEqual([['a', 'b', 'c'], ['a'], ['b']]);
  expect(trips.map(({ isPatient }) => isPatient)).toEqual([false, true, true]);

  await ask({ d: 4 });
  await trips[3]!.answer();
  expect(answers).toEqual({ d: 'recorded' });
  await trips[1]!.answer();
  expect(keys().slice(4)).toEqual([['c']]);
  await trips[2]!.answer();
  await trips[4]!.answer();
  expect(answers).toEqual({ a: 'recorded', b: 'recorded', c: 'recorded', d: 'recorded' });
});

test('ten thousand may wait, and half a thousand make a trip', async () => {
  const { teller, keys, ask } = openTeller();
  await ask(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`round:${at}`, at + 1])));

  expect(keys().map(({ length }) => length)).toEqual([512, 512]);
  await expect(teller.record(stake(1, 'one more'))).rejects.toThrow(new TellerIsFull('10000 wait already'));
});

test('a teller that closes waits for the last who came, and says so to whoever comes later', async () => {
  const { teller, trips, ask } = openTeller();
  await ask({ a: 1 });
  await ask({ b: 2 });
  let isClosed = false;
  const closing = teller.close().then(() => {
    isClosed = true;
  });
  await expect(teller.record(stake(3, 'c'))).rejects.toMatchObject({
    name: 'TellerIsFull',
    message: 'the teller is closed',
  });

  await trips[0]!.answer();
  expect(isClosed).toBe(false);
  await trips[1]!.answer();
  expect(isClosed).toBe(true);
  await closing;
  expect(trips).toHaveLength(2);
});

test('whoever has waited for ten seconds is told that nobody knows; who came later goes again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { trips, keys, ask, answers } = openTeller();
  await ask({ x: 1 });
  await ask({ y: 2 });
  await ask({ early: 3 });
  vi.advanceTimersByTime(1);
  await ask({ late: 4 });
  await trips[0]!.answer();
  expect(keys()[2]).toEqual(['early', 'late']);

  vi.advanceTimersByTime(9_999);
  await trips[2]!.fail(lost());
  expect(answers['early']).toBeInstanceOf(OutcomeUnknown);
  expect(answers['early']).toHaveProperty('message', 'whether early was recorded is not known');
  expect(answers).not.toHaveProperty('late');
  await expect.poll(keys).toHaveLength(4);
  expect(keys()[3]).toEqual(['late']);

  vi.advanceTimersByTime(1);
  await trips[3]!.fail(lost());
  expect(answers['late']).toBeInstanceOf(OutcomeUnknown);
});

test('once everybody of a trip was told, the next goes at once', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { trips, keys, ask } = openTeller({ patienceMs: 5 });
  await ask({ a: 1 });
  await ask({ b: 2 });
  await ask({ c: 3 });
  vi.advanceTimersByTime(5);
  await trips[0]!.fail(lost());
  expect(keys()).toEqual([['a'], ['b'], ['c']]);
});

test('a trip that was undone is made one by one, and each has its own answer', async () => {
  const { trips, keys, ask, answers } = openTeller();
  const undone = Object.assign(new Error('no such column'), { code: '42703', severity: 'ERROR' });
  await ask({ a: 1, b: 2 });
  await trips[0]!.fail(undone);
  expect(keys()).toEqual([['a', 'b'], ['a']]);
  await trips[1]!.fail(undone);
  await trips[2]!.answer();

  expect(keys()).toEqual([['a', 'b'], ['a'], ['b']]);
  expect(trips.map(({ isPatient }) => isPatient)).toEqual([false, false, false]);
  expect(answers).toEqual({ a: undone, b: 'recorded' });
});

test('a statement that took too long was undone, and is not tried again', async () => {
  const { trips, ask, answers } = openTeller();
  const cancelled = Object.assign(new Error('canceling statement'), { code: '57014', severity: 'ERROR' });
  await ask({ a: 1 });
  await trips[0]!.fail(cancelled);
  expect(answers).toEqual({ a: cancelled });
});

test('whoever asks within one turn of the event loop goes with all the others of that turn', async () => {
  const { keys, teller } = openTeller();
  const ask = (key: string, playerId: number) => void teller.record(stake(playerId, key));
  ask('a', 1);
  setImmediate(() => ask('c', 3));
  ask('b', 2);
  setImmediate(() => ask('d', 4));
  await settle();
  expect(keys()).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});
