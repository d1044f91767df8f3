import { expect, test } from 'vitest';
import { parseSource } from '../tidy/sources.ts';
import { mutantsOf } from './code-mutants.ts';
import { applyEdit } from './mutant.ts';

/** A value is written ":a" here, as "${a}" there. */
const wrapped = (sql: string) => `const rows = sql\`${sql.replace(/:(\w+)/g, '$\x7b$1}')}\`;`;

/** Every statement that a statement becomes, with runs of blanks as one. */
const mutations = (sql: string) =>
  mutantsOf(parseSource({ path: 'server/sample.ts', text: wrapped(sql) })).map((mutant) =>
    applyEdit(wrapped(sql), mutant)
      .slice('const rows = sql`'.length, -2)
      .replace(/\s+/g, ' ')
      .replace(/\$\{(\w+)\}/g, ':$1')
      .trim(),
  );

test.for([
  ['select 1 from a where b = :c and d > :e', 'select 1 from a where true and d > :e'],
  ['select 1 from a where b = :c and d > :e', 'select 1 from a where b = :c and true'],
  ['select 1 from a where b = :c and d > :e', 'select 1 from a where b = :c and d >= :e'],
  ['select 1 from a where (b or c) and d', 'select 1 from a where (false or c) and d'],
  ['select 1 from a where (b or c) and d', 'select 1 from a where (b or c) and true'],
  ['select 1 from a where b order by c desc limit 1', 'select 1 from a where true order by c desc limit 1'],
  ['select 1 from a where b order by c desc limit 1', 'select 1 from a where b order by c limit 1'],
  ['select 1 from a where b for update skip locked', 'select 1 from a where b'],
  ['select 1 from a join b on a.id = b.id where c', 'select 1 from a join b on true where c'],
  ['select 1 from a where b between 1 and 2 and c', 'select 1 from a where true and c'],
  [
    'select 1 from a where exists (select 1 from b where c)',
    'select 1 from a where exists (select 1 from b where true)',
  ],
  ['select case when a < b then 1 end', 'select case when true then 1 end'],
  ['select case when a < b then 1 end', 'select case when a <= b then 1 end'],
  ['update a set b = 1, c = :d where e', 'update a set c = :d where e'],
  ['update a set b = 1, c = :d where e', 'update a set b = 1 where e'],
  ['update a set b = b - :c', 'update a set b = b + :c'],
  ['select a at time zone :zone from b', 'select a from b'],
  ["delete from a where b < now() - interval '7 days'", "delete from a where b < now() - interval '8 days'"],
  ['insert into a values (1) on conflict do nothing', 'insert into a values (1)'],
] as const)('%s may become %s', ([sql, mutated]) => expect(mutations(sql)).toContain(mutated));

test('what stands in quotes or in a comment is not SQL', () => {
  expect(mutations("select 'a < b and c' -- where d < e")).toEqual([]);
});

test('neither is what an arrow of JSON or another operator is made of', () => {
  expect(mutations("select a ->> 'b', c <> d, e @> f from g")).toEqual([]);
});
