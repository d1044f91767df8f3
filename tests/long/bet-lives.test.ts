// @module-tag long
// As server/bets/bets.property.test.ts does, for as many lives as there is time for: six houses, and books that balance in
// each of them.
import { expect, test } from 'vitest';
import { liveBets } from '../bet-lives.ts';

test.for([1_000, 2_000, 3_000, 4_000, 5_000, 6_000])(
  '200 random lives of bets from seed %i agree with the model to the cent',
  async (seed) => {
    const { bets, sold, corrected, deaths } = await liveBets(200, seed);
    expect(bets).toBeGreaterThan(300);
    for (const some of [sold, corrected, deaths]) expect(some).toBeGreaterThan(30);
  },
);
