// Twenty thousand matches: what the house holds of every group of markets is what its prices say, no less and no more.
import { expect, test } from 'vitest';
import { fastRng } from '#games/rng/fast-rng.ts';
import { sports } from '#sports/markets/market.ts';
import { loopOf, Z_NEVER } from '#tests/sport-loop.ts';

/** Football, whose book is the widest, has the most. */
const matchesOf = (sport: string) => (sport === 'football' ? 20_000 : 5_000);

test.for(sports)('%s holds what its prices say, group by group', { tags: ['long'] }, (sport) => {
  const held = loopOf(sport, matchesOf(sport), fastRng(2_026));
  expect(held.size).toBeGreaterThanOrEqual(5);
  for (const [group, { bets, stated, z }] of held) {
    expect(bets, group).toBeGreaterThan(200);
    expect(stated, group).toBeGreaterThan(0.02);
    expect(stated, group).toBeLessThan(0.25);
    expect(Math.abs(z), group).toBeLessThan(Z_NEVER);
  }
});
