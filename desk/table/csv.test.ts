import { expect, test } from 'vitest';
import { nextSorting, readSorting } from './columns.ts';
import { csvOf } from './csv.ts';

const columns = [
  { id: 'name', label: 'Name', value: ({ name }: { name: string }) => name },
  { id: 'sum', label: 'Sum, €', value: ({ sum }: { sum: number | undefined }) => sum },
];

test('a table is written as other programs read it, and no value becomes a formula there', () => {
  const rows = [
    { name: 'Anna "A", Fox', sum: 12.5 },
    { name: '=HYPERLINK("http://evil.example")', sum: undefined },
    { name: '-1+1\n@x', sum: -3 },
  ];
  expect(csvOf(columns as never, rows)).toBe(
    [
      'Name,"Sum, €"',
      '"Anna ""A"", Fox",12.5',
      '"\'=HYPERLINK(""http://evil.example"")",',
      '"\'-1+1\n@x",-3',
      '',
    ].join('\r\n'),
  );
});

test('a column is sorted up, then down, then as it came', () => {
  const up = nextSorting(null, 'sum');
  const down = nextSorting(readSorting(up), 'sum');
  expect([up, down, nextSorting(readSorting(down), 'sum')]).toEqual(['sum', '-sum', '']);
  expect(nextSorting(readSorting('-sum'), 'name')).toBe('name');
});
