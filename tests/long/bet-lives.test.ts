// As server/bets/bets.property.test.ts does, for as many lives as there is time for.
import { expect, test, vi } from 'vitest';
import { liveBets } from '../bet-lives.ts';
import { long } from '../long.ts';

vi.setConfig({ testTimeout: 3_600_000 });

test('1,200 random lives of bets agree with the model to the cent', long, async () => {
  const { bets, sold, corrected, deaths } = await liveBets(1_200, 1_000);
  expect(bets).toBeGreaterThan(2_000);
  for (const some of [sold, corrected, deaths]) expect(some).toBeGreaterThan(200);
});
