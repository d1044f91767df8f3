// Random lives of bets beside a model of them that shares none of the product's arithmetic. A thousand and more of them:
// tests/long/bet-lives.test.ts.
import { expect, test, vi } from 'vitest';
import { liveBets } from '#tests/bet-lives.ts';

vi.setConfig({ testTimeout: 600_000 });

test('24 random lives of bets agree with the model to the cent, whoever dies in the midst, and leave clean books', async () => {
  const { bets, sold, corrected, deaths } = await liveBets(24, 54);
  expect(bets).toBeGreaterThan(40);
  for (const some of [sold, corrected, deaths]) expect(some).toBeGreaterThan(2);
});
