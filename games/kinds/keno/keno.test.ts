import { expect, test } from 'vitest';
import { keno as definition } from '../../definitions/keno.ts';
import { fastRng } from '../../rng/fast-rng.ts';
import { keno } from './keno.ts';

const { figures } = definition;

test.for([
  ['a number twice', [3, 3]],
  ['none of the numbers there are', [0]],
  ['one beyond them', [41]],
  ['eleven', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ['a text among them', [1, '2']],
] as const)('takes no bet on %s', ([, chosen]) => {
  expect(keno.betOf({ stake: 100, chosen }, figures)).toBeNull();
});

test('keeps what was chosen in rising order, and pays by what was drawn of it', () => {
  const bet = keno.betOf({ stake: 100, chosen: [40, 2, 11] }, figures)!;
  expect(bet).toEqual({ stake: 100, chosen: [2, 11, 40] });
  const rng = fastRng(5);
  for (let round = 0; round < 500; round++) {
    const { steps, paid } = keno.play(figures, bet, [], rng);
    const { drawn, hits } = steps[0] as unknown as { drawn: number[]; hits: number[] };
    expect(new Set(drawn).size).toBe(10);
    expect(Math.min(...drawn) >= 1 && Math.max(...drawn) <= 40).toBe(true);
    expect(hits.toSorted((a, b) => a - b)).toEqual(bet.chosen.filter((number) => drawn.includes(number)));
    expect(paid).toBe([0, 0, 360, 3936][hits.length]);
  }
});
