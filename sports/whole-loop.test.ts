// A short form of tests/long/sports-fairness.test.ts, for the sports that are quickly played.
import { expect, test } from 'vitest';
import { fastRng } from '#games/rng/fast-rng.ts';
import { loopOf, Z_NEVER } from '#tests/sport-loop.ts';

test.for(['football', 'ice-hockey', 'darts'] as const)(
  '%s: of every group of markets the house holds what its prices say',
  (sport) => {
    const held = loopOf(sport, 120, fastRng(5));
    expect(held.size).toBeGreaterThanOrEqual(7);
    for (const [group, { stated, z }] of held) {
      expect(stated, group).toBeGreaterThan(0.02);
      expect(Math.abs(z), group).toBeLessThan(Z_NEVER);
    }
  },
);
