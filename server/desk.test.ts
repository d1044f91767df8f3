import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createWorld } from '#tests/world.ts';
import { createDesks, type DeskWork } from './desk.ts';

/** A desk whose groups go on when they are let. */
function openGate(waitedForMs?: number) {
  const groups: string[][] = [];
  const lets: (() => void)[] = [];
  const work: DeskWork<string, string> = {
    nameOf: (asked) => asked[0]!,
    async doAll(_tx, group) {
      groups.push([...group]);
      await new Promise<void>((resolve) => lets.push(resolve));
      return group.map((asked) => ({ done: asked }));
    },
  };
  const deskOf = createDesks(work, waitedForMs);
  return { deskOf, groups, lets };
}

test('who comes while a group is under way goes with the next', async () => {
  await using world = await createWorld();
  const { deskOf, groups, lets } = openGate(60_000);
  const desk = deskOf(world.db);
  const first = desk.take('a1');
  await expect.poll(() => lets.length).toBe(1);
  const others = [desk.take('b1')];
  await turn();
  others.push(desk.take('c1'));
  await turn();
  expect(groups).toEqual([['a1']]);

  lets[0]!();
  await expect.poll(() => lets.length).toBe(2);
  lets[1]!();
  expect(await Promise.all([first, ...others])).toEqual(['a1', 'b1', 'c1']);
  expect(groups).toEqual([['a1'], ['b1', 'c1']]);
});

test('a group that is held up is waited for by its own players alone', async () => {
  await using world = await createWorld();
  const { deskOf, groups, lets } = openGate();
  const desk = deskOf(world.db);

  const first = desk.take('a1');
  await expect.poll(() => groups.length).toBe(1);
  const second = desk.take('a2');
  const other = desk.take('b1');
  await expect.poll(() => groups.length).toBe(2);
  expect(groups).toEqual([['a1'], ['b1']]);
  lets[1]!();
  expect(await other).toBe('b1');

  lets[0]!();
  expect(await first).toBe('a1');
  await expect.poll(() => groups.length).toBe(3);
  lets[2]!();
  expect(await second).toBe('a2');
  expect(groups.at(-1)).toEqual(['a2']);
});

test('all who come in one turn go together, but for the second of a name', async () => {
  await using world = await createWorld();
  const { deskOf, groups, lets } = openGate();
  const desk = deskOf(world.db);
  const asked = Promise.all(['a1', 'b1', 'a2', 'c1'].map((each) => desk.take(each)));
  await expect.poll(() => lets.length).toBe(1);
  lets[0]!();
  await expect.poll(() => lets.length).toBe(2);
  lets[1]!();
  expect(await asked).toEqual(['a1', 'b1', 'a2', 'c1']);
  expect(groups).toEqual([['a1', 'b1', 'c1'], ['a2']]);
});
