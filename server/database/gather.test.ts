// Questions of one turn go together, and each gets its own answer.
import { expect, test } from 'vitest';
import type { Sql } from './db.ts';
import { gather } from './gather.ts';

const nowhere = (): Sql => () => Promise.reject(new Error('nobody asks here'));

function watched(answer: (asked: readonly number[]) => Promise<readonly number[]>) {
  const groups: number[][] = [];
  const ask = gather<number, number>((_, asked) => {
    groups.push([...asked]);
    return answer(asked);
  });
  return { ask, groups };
}

const doubled = async (asked: readonly number[]) => asked.map((one) => 2 * one);

test('those of one turn make one question, and each is told its own answer', async () => {
  const { ask, groups } = watched(doubled);
  const sql = nowhere();
  expect(await Promise.all([3, 1, 3].map((one) => ask(sql, one)))).toEqual([6, 2, 6]);
  expect(await ask(sql, 4), 'a turn later').toBe(8);
  expect(groups).toEqual([[3, 1, 3], [4]]);
});

test('a transaction’s questions stay with it', async () => {
  const { ask, groups } = watched(doubled);
  expect(await Promise.all([ask(nowhere(), 1), ask(nowhere(), 2)])).toEqual([2, 4]);
  expect(groups).toEqual([[1], [2]]);
});

test('more than fifty are several questions', async () => {
  const { ask, groups } = watched(doubled);
  const sql = nowhere();
  const all = Array.from({ length: 120 }, (_, at) => at);
  expect(await Promise.all(all.map((one) => ask(sql, one)))).toEqual(all.map((one) => 2 * one));
  expect(groups.map(({ length }) => length)).toEqual([50, 50, 20]);
});

test('what fails is told to all of its group, and the next turn asks anew', async () => {
  let isAway = true;
  const { ask } = watched((asked) => (isAway ? Promise.reject(new Error('away')) : doubled(asked)));
  const sql = nowhere();
  const outcomes = await Promise.allSettled([ask(sql, 1), ask(sql, 2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  expect(await ask(sql, 1)).toBe(2);
});

test('one group that waits does not hold up the next', async () => {
  const held = Promise.withResolvers<readonly number[]>();
  const { ask } = watched((asked) => (asked.includes(1) ? held.promise : doubled(asked)));
  const sql = nowhere();
  const first = ask(sql, 1);
  await new Promise(setImmediate);
  expect(await ask(sql, 2)).toBe(4);
  held.resolve([0]);
  expect(await first).toBe(0);
});
