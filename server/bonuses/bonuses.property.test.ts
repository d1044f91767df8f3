// Random lives of bonuses beside a model of them (design C6): progress stays within its bounds, every bonus ends
// once, and no way leads from bonus money to money but by playing it through. A thousand
// of them: tests/long/bonus-lives.test.ts.
import { expect, test, vi } from 'vitest';
import { liveBonuses } from '#tests/bonus-lives.ts';

vi.setConfig({ testTimeout: 600_000 });

test('150 random lives of bonuses agree with the model, whoever dies in the midst, and leave clean books', async () => {
  const ends = await liveBonuses(150, 14);
  for (const state of ['completed', 'removed', 'lost', 'expired', 'forfeited', 'active', 'available'])
    expect(ends[state] ?? 0, `some are ${state}: ${JSON.stringify(ends)}`).toBeGreaterThan(0);
});
