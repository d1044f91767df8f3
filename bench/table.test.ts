import { expect, test } from 'vitest';
import { against, promised } from './figure.ts';
import { drawTable, write } from './table.ts';

test('a table shows the median, the noise, the limit, the ratio and the verdict', () => {
  const table = drawTable([
    against(
      { name: 'bare server', rounds: [10_000, 10_000, 10_000] },
      { name: 'kept page', unit: '/s', better: 'more', rounds: [5000, 6000, 7000] },
    ),
    {
      ...promised(140 * 1024, { name: 'scripts', unit: 'bytes', better: 'less', rounds: [150 * 1024] }),
      parts: [{ name: '/assets/entry.js', value: 150 * 1024 }],
    },
  ]);
  expect(table).toBe(
    [
      'figure              measured                   limit                 ratio',
      'kept page           6,000/s (5,000/s–7,000/s)  10,000/s bare server  0.6 (0.5–0.7)  more is better',
      'scripts             150 KB                     140 KB promised       1.07           NOT KEPT',
      '  /assets/entry.js  150 KB',
    ].join('\n'),
  );
});

test.each([
  [12_345.6, '/s', '12,346/s'],
  [1.234, 'ms', '1.23 ms'],
  [1234.5, 'ms', '1,235 ms'],
  [1536, 'bytes', '1.5 KB'],
  [99.6, 'points', '100'],
  [0.0123, 'shift', '0.012'],
] as const)('%d as %s is written %s', (value, unit, text) => {
  expect(write(value, unit)).toBe(text);
});
