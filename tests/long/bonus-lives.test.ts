// @module-tag long
// As server/bonuses/bonuses.property.test.ts does, for a thousand lives.
import { expect, test } from 'vitest';
import { liveBonuses } from '../bonus-lives.ts';

test('1,000 random lives of bonuses agree with the model, whoever dies in the midst, and leave clean books', async () => {
  const ends = await liveBonuses(1_000, 14);
  for (const state of ['completed', 'removed', 'lost', 'expired', 'forfeited', 'active', 'available'])
    expect(ends[state] ?? 0, `some are ${state}: ${JSON.stringify(ends)}`).toBeGreaterThan(0);
});
