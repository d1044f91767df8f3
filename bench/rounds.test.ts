import { expect, test } from 'vitest';
import { inTurns } from './rounds.ts';

test('contestants take turns, and every other round runs backwards', async () => {
  const order: string[] = [];
  const run = (name: string) => async () => order.push(name);
  const results = await inTurns(3, { ours: run('ours'), limit: run('limit') });

  expect(order).toEqual(['ours', 'limit', 'limit', 'ours', 'ours', 'limit']);
  expect(results).toEqual({ ours: [1, 4, 5], limit: [2, 3, 6] });
});
