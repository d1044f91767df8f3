import { expect, test } from 'vitest';
import { countedAs, scriptFrom, withColumns } from './caught.ts';

const insert = {
  texts: [
    'insert into round (id, number) select id, number from unnest(',
    '::text[], ',
    '::int[]) as played (id, number)',
  ],
  values: [['r7373'], [3]],
};

test('a column of what is unnested is found by its name', () => {
  const { values } = withColumns(insert, { number: 5151 });
  expect(values).toEqual([['r7373'], [5151]]);
  expect(() => withColumns(insert, { nonce: 1 })).toThrow('no column nonce');
});

test('what was caught stands for another value in every transaction, and what is kept is kept by its name', () => {
  const facts = { texts: ['select played from round where player = ', ''], values: [8484], isKept: true };
  const names = { 8484: ':player', 7373: ':n', 5151: '(:played + 1)' };
  expect(scriptFrom([facts, withColumns(insert, { number: 5151 })], names, ['\\set n random(1, 9)'])).toBe(
    [
      '\\set n random(1, 9)',
      'select played from round where player = :player \\gset',
      "insert into round (id, number) select id, number from unnest(array[('r' || :n)]::text[]::text[], " +
        'array[(:played + 1)]::bigint[]::int[]) as played (id, number);',
    ].join('\n'),
  );
});

test('whoever asks is counted under one name', () => {
  const counted = { texts: ['insert into rate_limit values (', ')'], values: [['call:abc']] };
  expect(countedAs([insert, counted])).toBe('call:abc');
});
