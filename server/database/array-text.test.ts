// What is sent as a list comes back as it was, whatever stands in it.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWorld } from '#tests/world.ts';
import { arrayText } from './array-text.ts';

/** PostgreSQL takes every character but this one. */
const text = fc.string({ unit: 'binary' }).filter((value) => !value.includes('\0'));

test('texts come back as they were sent, in their order, and what is absent stays absent', async () => {
  await using world = await createWorld();
  const lists = fc.array(fc.oneof(text, fc.constantFrom('', 'NULL', '{}', '"', '\\', ',', ' a ', null)));
  await fc.assert(
    fc.asyncProperty(lists, async (list) => {
      const rows = await world.db.sql<{ item: string | null }>`select unnest(${list}::text[]) as item`;
      expect(rows.map(({ item }) => item)).toEqual(list);
    }),
  );
});

test('numbers, truths, moments, bytes and objects too', async () => {
  await using world = await createWorld();
  const at = new Date('2026-11-16T15:00:00.123Z');
  const [row] = await world.db.sql`
    select ${[1, -2, null]}::bigint[] as numbers, ${[true, false]}::boolean[] as truths, ${[at]}::timestamptz[] as moments,
      ${[Buffer.from('\\x"'), Buffer.alloc(0)]}::bytea[] as bytes, ${[{ a: '"\\' }]}::jsonb[] as objects`;
  expect(row).toEqual({
    ...{ numbers: [1, -2, null], truths: [true, false], moments: [at] },
    ...{ bytes: [Buffer.from('\\x"'), Buffer.alloc(0)], objects: [{ a: '"\\' }] },
  });
});

test('lists of lists are written as such', () => {
  expect(arrayText([['a', 'b'], ['c"']])).toBe('{{"a","b"},{"c\\""}}');
});
