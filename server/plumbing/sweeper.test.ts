import { expect, test } from 'vitest';
import { createSweeper } from './sweeper.ts';

/** A table with so many rows, of which two are taken at a time. */
function openTable(rows: number) {
  const table = { rows, taken: [] as number[] };
  const sweeper = createSweeper(2, async () => {
    const some = Math.min(2, table.rows);
    table.rows -= some;
    table.taken.push(some);
    return some;
  });
  return { table, ...sweeper };
}

test.for([
  [0, [0]],
  [1, [1]],
  [2, [2, 0]],
  [5, [2, 2, 1]],
] as const)('%i rows are swept until a batch is not full', async ([rows, taken]) => {
  const { table, sweep } = openTable(rows);
  await sweep();
  expect(table.taken).toEqual(taken);
});

test('who asks while it sweeps has their rows swept too, by the same hand', async () => {
  const { table, sweep, settled } = openTable(1);
  const first = sweep();
  table.rows += 1;
  const second = sweep();
  await Promise.all([first, second, settled()]);
  expect(table).toEqual({ rows: 0, taken: [1, 1] });
});
