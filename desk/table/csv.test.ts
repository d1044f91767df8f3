import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { promocodes } from '#contract/desk/promo-codes.ts';
import { pagesOf } from '../asking/reads.ts';
import { paymentColumns } from '../payments/payment-columns.tsx';
import { nextSorting, readSorting } from './columns.ts';
import { csvOf } from './csv.ts';

const columns = [
  { id: 'name', label: 'Name', value: ({ name }: { name: string }) => name },
  { id: 'sum', label: 'Sum, €', value: ({ sum }: { sum: number | undefined }) => sum },
];

test('a table is written as other programs read it, and no value becomes a formula there', async () => {
  const rows = [
    { name: 'Anna "A", Fox', sum: 12.5 },
    { name: '=HYPERLINK("http://evil.example")', sum: undefined },
    { name: '-1+1\n@x', sum: -3 },
  ];
  expect((await csvOf(columns as never, [rows])).join('')).toBe(
    [
      'Name,"Sum, €"',
      '"Anna ""A"", Fox",12.5',
      '"\'=HYPERLINK(""http://evil.example"")",',
      '"\'-1+1\n@x",-3',
      '',
    ].join('\r\n'),
  );
});

test('a file has every row of the filter, not only those on screen', async () => {
  const asked: object[] = [];
  const askFor = async (_call: unknown, { after = 451, ...filter }: { after?: number }) => {
    asked.push(filter);
    const items = Array.from({ length: 150 }, (_, at) => ({ id: after - 1 - at })).filter(({ id }) => id > 0);
    return { items, next: after - 150 > 1 ? after - 150 : null };
  };
  const pages = pagesOf(promocodes.list, { batch: 'spring' }, askFor as never);
  const column = { id: 'id', label: 'Id', value: ({ id }: { id: number }) => id };
  const lines = (await csvOf([column] as never, pages)).join('').trimEnd().split('\r\n');
  expect(lines).toEqual(['Id', ...Array.from({ length: 450 }, (_, at) => String(450 - at))]);
  expect(asked).toEqual(Array.from({ length: 3 }, () => ({ batch: 'spring', count: 200 })));
});

test('a player without a nickname is listed by number once', () => {
  const cell = paymentColumns.find(({ id }) => id === 'player')!.cell!;
  const drawn = (player_name: string) => renderToStaticMarkup(cell({ player: 4711, player_name } as never));
  expect(drawn('').match(/4711/g)).toHaveLength(1);
  expect(drawn('Anna').match(/4711/g)).toHaveLength(1);
});

test('a column is sorted up, then down, then as it came', () => {
  const up = nextSorting(null, 'sum');
  const down = nextSorting(readSorting(up), 'sum');
  expect([up, down, nextSorting(readSorting(down), 'sum')]).toEqual(['sum', '-sum', '']);
  expect(nextSorting(readSorting('-sum'), 'name')).toBe('name');
});
