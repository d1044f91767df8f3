import { expect, test } from 'vitest';
import { createWorld } from '#tests/world.ts';
import { createDesks } from './desk.ts';

/** A desk whose groups go on when they are let. */
function openGate() {
  const groups: string[][] = [];
  const lets: (() => void)[] = [];
  const deskOf = createDesks<string, string>({
    nameOf: (asked) => asked[0]!,
    async doAll(_tx, group) {
      groups.push([...group]);
      await new Promise<void>((resolve) => lets.push(resolve));
      return group.map((asked) => ({ done: asked }));
    },
  });
  return { deskOf, groups, lets };
}

test('whoever is under way in one lane waits for it, and holds up nobody in the other', async () => {
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
